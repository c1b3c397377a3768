export const ALL = '';
/** Not the id of anybody. */
export const NOBODY = ' ';

/** Is a table of this referee among those to be seen? */
export const isOfReferee = (filter: string, referee: string | undefined): boolean =>
  filter === ALL || (referee ?? NOBODY) === filter;
