import { accept, type Result, refuse } from '@raccord/scrabble';

/** What a tournament may choose; pinned when it is created. */
export interface Settings {
  readonly soloThreshold: number;
  readonly soloBonus: number;
  readonly provisional: 'zero' | 'penalty';
  readonly averageRounding: 'nearest' | 'down' | 'up';
  readonly playersWriteSlips: boolean;
  readonly longSuddenDeath: boolean;
  readonly tieBreaks: readonly TieBreak[];
}

/** How equal totals are separated. */
export type TieBreak = 'last-game' | 'last-turns';

interface SettingSpec<T> {
  readonly label: string;
  readonly initial: T;
  /** Where the default comes from. */
  readonly citation: string;
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
const TIE_BREAKS: readonly TieBreak[] = ['last-game', 'last-turns'];

/** Each setting with its default and the text it comes from. */
export const SETTINGS: { readonly [Key in keyof Settings]: SettingSpec<Settings[Key]> } = {
  soloThreshold: {
    label: 'Nombre de joueurs à partir duquel un solo est primé',
    initial: 16,
    citation: 'usage fédéral : prime à partir de 16 joueurs',
    ...wholeNumber(1, 10_000),
  },
  soloBonus: {
    label: 'Prime du solo',
    initial: 10,
    citation: 'usage fédéral : 10 points',
    ...wholeNumber(0, 100),
  },
  provisional: {
    label: 'Sanction provisoire d’un bulletin soumis à la commission',
    initial: 'zero',
    citation: 'réforme 2016, article 5.3b : « zéro » ou points avec pénalité de 5',
    ...oneOf('zero', 'penalty'),
  },
  averageRounding: {
    label: 'Arrondi des moyennes',
    initial: 'nearest',
    citation: 'article 5.7, muet sur l’arrondi : au point le plus proche, le demi-point au-dessus',
    ...oneOf('nearest', 'down', 'up'),
  },
  playersWriteSlips: {
    label: 'Les joueurs saisissent eux-mêmes leur bulletin',
    initial: false,
    citation: 'choix de l’organisateur',
    ...yesOrNo,
  },
  longSuddenDeath: {
    label: 'Mort subite : commencer par trois coups en 1 min 20 s + 20 s',
    initial: false,
    citation: 'article 7.3, ancien texte ; supprimé depuis',
    ...yesOrNo,
  },
  tieBreaks: {
    label: 'Départage des ex æquo',
    initial: TIE_BREAKS,
    citation: 'usage : dernière partie, puis coups en remontant, puis ex æquo',
    expected: 'une liste de last-game et last-turns, sans répétition',
    accepts: (value) =>
      Array.isArray(value) && value.every((item) => TIE_BREAKS.includes(item)) && new Set(value).size === value.length,
  },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly (keyof Settings)[];

export const DEFAULT_SETTINGS: Settings = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].initial]),
) as unknown as Settings;

/** The settings chosen, completed by the defaults. */
export function completeSettings(chosen: Readonly<Record<string, unknown>>): Result<Settings, 'bad-setting'> {
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(SETTINGS, name) ? SETTINGS[name as keyof Settings] : undefined;
    if (!spec) {
      return refuse('bad-setting', `Réglage « ${name} » inconnu. Réglages possibles : ${SETTING_NAMES.join(', ')}.`);
    }
    if (!spec.accepts(value)) return refuse('bad-setting', `Réglage « ${name} » : il faut ${spec.expected}.`);
  }
  return accept({ ...DEFAULT_SETTINGS, ...chosen });
}
