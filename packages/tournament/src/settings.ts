import { plural } from '@raccord/french';
import {
  describeRounding,
  describeSolo,
  describeTimes,
  EDITIONS,
  type Edition,
  type EditionName,
  PLAUSIBILITIES,
  type Plausibility,
  rowOf,
  TIE_BREAKS,
  type TieBreak,
} from '@raccord/regulation';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { spellingTable } from './announcer/spelling.ts';

/** What a tournament may choose; pinned when it is created. */
export interface Settings {
  readonly soloThreshold: number;
  readonly soloBonus: number;
  readonly provisional: 'zero' | 'penalty';
  readonly referredByHand: 'verdict' | 'zero' | 'penalty';
  readonly plausible: Plausibility;
  readonly averageRounding: 'nearest' | 'down' | 'up';
  readonly playersWriteSlips: boolean;
  readonly longSuddenDeath: boolean;
  readonly tieBreaks: readonly TieBreak[];
  /** The words that letters are spelled with, A to Z; empty: those of the regulation. */
  readonly spelling: readonly string[];
}

interface SettingSpec<T> {
  readonly label: string;
  /** The default under an edition. */
  initial(edition: Edition): T;
  /** Where the default comes from. */
  citation(edition: Edition): string;
  /** Why an edition does not leave the choice; undefined where it does. */
  refusal?(edition: Edition): string | undefined;
  /** What values are right, in French. */
  readonly expected: string;
  accepts(value: unknown): boolean;
}

const wholeNumber = (from: number, to: number) => ({
  expected: `un nombre entier de ${from} à ${to}`,
  accepts: (value: unknown) => Number.isInteger(value) && (value as number) >= from && (value as number) <= to,
});
const oneOf = (...values: readonly string[]) => ({
  expected: values.join(', ').replace(/, ([^,]*)$/, ' ou $1'),
  accepts: (value: unknown) => values.includes(value as string),
});
const yesOrNo = { expected: 'true ou false', accepts: (value: unknown) => typeof value === 'boolean' };

/** By which an edition refers slips itself, with a provisional sanction. */
const referringRow = ({ rows }: Edition) => rows.find(({ sanction }) => sanction === 'referred');

/** Each setting with its default and the text it comes from. */
export const SETTINGS: { readonly [Key in keyof Settings]: SettingSpec<Settings[Key]> } = {
  soloThreshold: {
    label: 'Nombre de joueurs à partir duquel un solo est primé',
    initial: ({ game }) => game.solo.players,
    citation: ({ game }) => describeSolo(game.solo),
    ...wholeNumber(1, 10_000),
  },
  soloBonus: {
    label: 'Prime du solo',
    initial: ({ game }) => game.solo.bonus,
    citation: ({ game }) => describeSolo(game.solo),
    ...wholeNumber(0, 100),
  },
  provisional: {
    label: 'Sanction provisoire d’un bulletin que le règlement soumet à la commission',
    initial: () => 'zero',
    citation: (edition) => `${referringRow(edition)?.article ?? 'aucun article'} : « zéro » ou points avec pénalité`,
    refusal: (edition) =>
      referringRow(edition) ? undefined : 'ce règlement ne soumet de lui-même aucun bulletin à la commission',
    ...oneOf('zero', 'penalty'),
  },
  referredByHand: {
    label: 'Bulletin soumis à la commission par un arbitre, en attendant sa décision',
    initial: (edition) => (referringRow(edition) ? 'zero' : 'verdict'),
    citation: (edition) =>
      referringRow(edition)
        ? `${referringRow(edition)?.article} : une sanction provisoire`
        : (edition.game.readings.D23 ?? 'le texte ne connaît pas de sanction provisoire : le verdict demeure'),
    ...oneOf('verdict', 'zero', 'penalty'),
  },
  plausible: {
    label: 'Mots non admis qui rendent un raccordement fallacieux',
    initial: () => 'accord',
    citation: () => 'art. 5.3.3, « non valide mais plausible » : ce qui a l’air d’un pluriel ou d’un féminin (D1)',
    refusal: (edition) =>
      rowOf(edition, 'deceptive-score') ? undefined : 'ce règlement ne connaît pas le raccordement fallacieux',
    ...oneOf(...PLAUSIBILITIES),
  },
  averageRounding: {
    label: 'Arrondi des moyennes',
    initial: ({ ledger }) => ledger.average.rounding,
    citation: ({ ledger }) => `${ledger.article} : ${describeRounding(ledger.average)}`,
    refusal: ({ ledger: { average, article } }) =>
      average.isRoundingOfText ? `la moyenne est ${describeRounding(average)} (${article})` : undefined,
    ...oneOf('nearest', 'down', 'up'),
  },
  playersWriteSlips: {
    label: 'Les joueurs saisissent eux-mêmes leur bulletin',
    initial: () => false,
    citation: ({ game }) => game.devices,
    ...yesOrNo,
  },
  longSuddenDeath: {
    label: 'Mort subite : commencer par des coups plus longs',
    initial: () => false,
    citation: ({ game: { suddenDeath } }) =>
      suddenDeath.longStart
        ? `${suddenDeath.article}, ancien texte : ${plural(suddenDeath.turnsAtEach, 'coup')} à ${describeTimes(suddenDeath.longStart)}`
        : `${suddenDeath.article} : non prévu`,
    refusal: ({ game }) =>
      game.suddenDeath.longStart ? undefined : 'ce règlement ne commence pas la mort subite par des coups plus longs',
    ...yesOrNo,
  },
  tieBreaks: {
    label: 'Départage des ex æquo',
    initial: ({ game }) => game.ties.breaks,
    citation: ({ game }) => game.ties.text,
    expected: `une liste de ${oneOf(...TIE_BREAKS).expected}, sans répétition`,
    accepts: (value) =>
      Array.isArray(value) && value.every((item) => TIE_BREAKS.includes(item)) && new Set(value).size === value.length,
  },
  spelling: {
    label: 'Table d’épellation',
    initial: () => [],
    citation: () => 'art. 3.1 de 2023 : Algérie, Belgique, Canada…, Zambie',
    expected: 'une liste de 26 mots, de A à Z, chacun commençant par sa lettre, ou une liste vide',
    accepts: (value) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string') && spellingTable(value).ok,
  },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly (keyof Settings)[];

/** The settings of an edition where nothing is chosen. */
export const defaultSettings = (edition: EditionName): Settings =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => [name, SETTINGS[name].initial(EDITIONS[edition])]),
  ) as unknown as Settings;

/** The settings that an edition leaves to choose. */
export const settingsOf = (edition: EditionName): readonly (keyof Settings)[] =>
  SETTING_NAMES.filter((name) => SETTINGS[name].refusal?.(EDITIONS[edition]) === undefined);

/** The settings chosen, completed by the defaults of the edition. */
export function completeSettings(
  chosen: Readonly<Record<string, unknown>>,
  edition: EditionName,
): Result<Settings, 'bad-setting'> {
  const defaults = defaultSettings(edition);
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(SETTINGS, name) ? SETTINGS[name as keyof Settings] : undefined;
    if (!spec) {
      return refuse('bad-setting', `Réglage « ${name} » inconnu. Réglages possibles : ${SETTING_NAMES.join(', ')}.`);
    }
    if (!spec.accepts(value)) return refuse('bad-setting', `Réglage « ${name} » : il faut ${spec.expected}.`);
    const refusal = spec.refusal?.(EDITIONS[edition]);
    if (refusal && value !== defaults[name as keyof Settings]) {
      return refuse('bad-setting', `Réglage « ${name} » : ${refusal}.`);
    }
  }
  return accept({ ...defaults, ...chosen });
}
