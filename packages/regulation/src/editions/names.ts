/** Apart from the editions themselves: a page that only names one does not load how they judge. */
export type EditionName = '2015' | '2016' | '2019' | 'usage-2023' | '2023';

/** All of them, the withdrawn ones too, as the days from which they are in force follow one another. */
export const ALL_EDITION_NAMES: readonly EditionName[] = ['2015', '2016', '2019', '2023', 'usage-2023'];

/** Those that a new tournament can choose. */
export const EDITION_NAMES: readonly EditionName[] = ['2015', '2016', '2019', '2023'];
