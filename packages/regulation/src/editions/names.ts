/** As the days from which they are in force follow one another. */
export const EDITION_NAMES = ['2015', '2016', '2019', '2023'] as const;

/** Apart from the editions themselves: a page that only names one does not load how they judge. */
export type EditionName = (typeof EDITION_NAMES)[number];
