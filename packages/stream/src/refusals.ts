import { refuse } from '@raccord/scrabble';

/** Why commands of a stream are refused: a closed list, each a sentence that says what is wrong and what to do. */
type Sentences = Readonly<Record<string, (...details: never[]) => string>>;

/** What may be wrong with a command of any stream. */
export const COMMON_REFUSALS = {
  'name-missing': (what: string) => `Il manque le nom ${what} : donnez-le.`,
  'id-missing': () => 'Il manque un identifiant : donnez-le.',
  'id-taken': (id: string) => `L’identifiant « ${id} » est déjà pris : choisissez-en un autre.`,
  'nothing-to-undo': () => 'Il n’y a aucune action à annuler.',
  'action-relied-upon': (what: string) => `Une action plus récente en dépend : ${what}. Annulez-la d’abord.`,
  'nothing-to-redo': () => 'Il n’y a aucune annulation à rétablir.',
  'set-since': (what: string) =>
    `Une action plus récente a pris la place de ce qui serait rétabli : ${what}. Annulez-la d’abord.`,
  'redo-first': (what: string) =>
    `Ce qui serait rétabli repose sur une action annulée depuis : ${what}. Rétablissez-la d’abord.`,
} as const;

/** How a command is refused for a reason of that list. */
export const refusing =
  <List extends Sentences>(sentences: List) =>
  <Code extends keyof List & string>(code: Code, ...details: Parameters<List[Code]>) =>
    refuse(code, sentences[code](...details));
