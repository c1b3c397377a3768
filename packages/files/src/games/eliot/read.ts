import { accept, type Result, refuse } from '@raccord/scrabble';
import { tidy } from '@raccord/tournament';
import { childNamed, childrenNamed, parseXml, type XmlElement } from '../../reading/xml.ts';
import type { FiledDictionary, FiledGame, FiledPlayer, GameFault } from '../game.ts';
import { fault, type PlayerIds } from './elements.ts';
import { eliotFormula } from './formulas.ts';
import { readTurns } from './history.ts';
import { markRejections } from './rejections.ts';
import { totalAlerts } from './statistics.ts';
import { withWarningCosts } from './warnings.ts';

/** Any XML: what it holds is told once it is read. */
export const looksLikeXml = (text: string): boolean => /^\uFEFF?\s*</.test(text);

export const looksLikeEliot = (text: string): boolean =>
  looksLikeXml(text) && text.slice(0, 10_000).includes('<EliotGame');

const MODES = ['duplicate', 'arbitration', 'training'];
const OTHER_MODES: Readonly<Partial<Record<string, string>>> = {
  freegame: 'est une partie libre',
  topping: 'est un topping, qui compte des secondes et non des points',
};
/** No later Eliot reads the format of Eliot 1 either. */
const FORMAT_ADVICE =
  'Raccord ne lit que le format 2, celui d’Eliot 2 ; recopiez la partie en feuille (.txt), un coup par ligne : tirage, mot, référence, score.';
const MOST_PLAYERS = 20_000;
const LONGEST_NAME = 200;

/** Reads a game that Eliot saved, of its version 2.0 or later. */
export function parseEliotGame(text: string): Result<FiledGame, GameFault> {
  const xml = parseXml(text.replace(/^\uFEFF/, ''));
  if (!xml.ok) return xml;
  const root = xml.value;
  if (root.name !== 'EliotGame') {
    return refuse(
      'not-a-game',
      `Ce XML commence par « ${root.name} » et non par « EliotGame » : ce n’est pas une partie d’Eliot.`,
    );
  }
  const { format = '2' } = root.attributes;
  if (format !== '2') return fault(root, `format « ${format} » : ${FORMAT_ADVICE}`);
  const game = childNamed(root, 'Game');
  const history = childNamed(root, 'History');
  if (!game || !history) return fault(root, 'il faut « Game » et « History » : ce fichier d’Eliot est incomplet.');

  const mode = childNamed(game, 'Mode')?.text.trim() ?? '';
  if (!MODES.includes(mode)) {
    const what = OTHER_MODES[mode] ?? `est au mode « ${mode} »`;
    return refuse('not-duplicate', `Cette partie d’Eliot ${what} : Raccord ne prend que les parties en duplicate.`);
  }
  const variants = childrenNamed(game, 'Variant').map((variant) => variant.text.trim());
  const formula = eliotFormula(variants);
  if (!formula) {
    return refuse(
      'unknown-formula',
      `Variante « ${variants.join(', ')} » : Raccord connaît d’Eliot « bingo » et « 7among8 ».`,
    );
  }
  const read = readPlayers(childrenNamed(game, 'Player'));
  if (!read.ok) return read;
  const { players, ids } = read.value;
  const played = readTurns(childrenNamed(history, 'Turn'), ids);
  if (!played.ok) return played;
  const marked = markRejections(withWarningCosts(played.value.turns), formula);
  const { turns } = marked;
  const alerts = [...played.value.alerts, ...marked.alerts, ...totalAlerts(root, players, turns, ids)];
  const dictionary = readDictionary(childNamed(root, 'Dictionary'));
  return accept({ format: 'eliot', name: undefined, formula, players, dictionary, turns, alerts });
}

function readDictionary(dictionary: XmlElement | undefined): FiledDictionary | undefined {
  const name = dictionary && childNamed(dictionary, 'Name')?.text.trim();
  if (!dictionary || !name) return undefined;
  const words = Number.parseInt(childNamed(dictionary, 'WordNb')?.text ?? '', 10);
  return { name, words: Number.isNaN(words) ? undefined : words };
}

function readPlayers(elements: readonly XmlElement[]): Result<{ players: FiledPlayer[]; ids: PlayerIds }, GameFault> {
  if (elements.length > MOST_PLAYERS) {
    return refuse(
      'game-too-large',
      `Cette partie a ${elements.length} joueurs ; Raccord en prend ${MOST_PLAYERS} au plus.`,
    );
  }
  const players: FiledPlayer[] = [];
  const ids = new Map<string, number>();
  for (const element of elements) {
    const { id } = element.attributes;
    if (id === undefined || ids.has(id))
      return fault(element, `joueur « ${id ?? ''} » : il faut à chacun un identifiant (id) à lui.`);
    const name = tidy(childNamed(element, 'Name')?.text ?? '');
    if (name.length > LONGEST_NAME)
      return fault(element, `le nom d’un joueur a ${name.length} signes ; il en faut ${LONGEST_NAME} au plus.`);
    const table = Number(childNamed(element, 'TableNb')?.text ?? '0');
    ids.set(id, players.length);
    players.push({
      name: name || `Joueur ${players.length + 1}`,
      table: Number.isInteger(table) && table > 0 ? table : undefined,
    });
  }
  return accept({ players, ids });
}
