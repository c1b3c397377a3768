import { list } from '@raccord/french';

export const unattendedFrench = {
  said: (tables: readonly number[]) =>
    tables.length > 1
      ? `Les tables ${list(tables.map(String))} n’ont pas d’arbitre.`
      : `La table ${tables[0]} n’a pas d’arbitre.`,
  give: (count: number, referee: string) => (count > 1 ? `Les confier à ${referee}` : `La confier à ${referee}`),
};
