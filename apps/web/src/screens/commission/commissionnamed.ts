import type { PeopleView } from '../../server/answers.ts';

/** Does somebody decide after the chief referee? */
export const isCommissionNamed = ({ commission, officials }: PeopleView): boolean =>
  commission !== undefined || officials.some(({ office }) => office === 'commission');
