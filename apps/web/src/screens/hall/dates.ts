const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in full; what is no day stays as it was written. */
export const showDate = (date: string): string =>
  ISO_DAY.test(date) ? new Date(`${date}T12:00`).toLocaleDateString('fr-FR', { dateStyle: 'full' }) : date;
