const NUMBER = new Intl.NumberFormat('fr-FR');

/** « 1 table », « 12 tables », « 1 200 tables »; none is singular in French. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${NUMBER.format(count)} ${count > 1 ? many : one}`;
