const whole = new Intl.NumberFormat('fr-FR');
const hundredths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

const withMinus = (text: string): string => text.replace('-', '−');

/** Numbers and dates as French people write them. */
export const numbers = {
  number: (value: number) => withMinus(whole.format(value)),
  decimal: (value: number) => withMinus(hundredths.format(value)),
  /** Of hundredths: « 87,25 % ». */
  percent: (value: number) => `${withMinus(hundredths.format(value))} %`,
  /** A day such as `2026-11-15`; whatever else was written stays as it is. */
  date: (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? day.format(new Date(`${text}T00:00:00Z`)) : text),
  list: (items: readonly string[]) => new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(items),
};
