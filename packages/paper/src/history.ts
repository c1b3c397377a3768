import type { AppealedSlip, AppealFile } from '@raccord/contract';
import { dayOf, longDay, timeOfDay } from '@raccord/french';
import { describeCommission, MEANS_NAMES, ROLE_NAMES, type Ruling } from '@raccord/tournament';
import { describeVerdictWorth } from './words.ts';

/** What somebody did about a slip: who and when, then what. */
export interface ToldAct {
  readonly head: string;
  readonly lines: readonly string[];
}

type SlipFile = AppealedSlip;
type Dated = ToldAct & { readonly at: number };

const inOrder = (lines: readonly Dated[]): ToldAct[] => lines.toSorted((a, b) => a.at - b.at);

const FROM = { player: 'du joueur', referees: 'du corps arbitral' } as const;
const TO = { commission: 'Réclamation', federation: 'Second recours, devant la commission fédérale,' } as const;

export const appealLines = ({ appeals }: Pick<AppealFile, 'appeals'>, timeZone: string): ToldAct[] =>
  inOrder(
    appeals.flatMap(({ from, to, reason, isLate, appellant, answer, requests, ...stamp }) => [
      {
        at: stamp.at,
        head: `${TO[to]} ${FROM[from]}${appellant === undefined ? '' : ` (${appellant})`}${isLate ? ', hors délai' : ''} – ${signature(stamp, timeZone)}`,
        lines: [reason],
      },
      ...(answer
        ? [
            {
              at: answer.at,
              head: `Réponse : ${ANSWERS[to][answer.isUpheld ? 'upheld' : 'rejected']} – ${signature(answer, timeZone)}`,
              lines: [answer.reason, ...(answer.effect === undefined ? [] : [`Effet : ${answer.effect}.`])],
            },
          ]
        : []),
      ...requests.flatMap(({ completion, ...request }) => [
        {
          at: request.at,
          head: `Pièces demandées le ${date(request.requestedAt, timeZone)} – ${signature(request, timeZone)}`,
          lines: [request.reason],
        },
        ...(completion
          ? [
              {
                at: completion.at,
                head: `Dossier complété le ${date(completion.completedAt, timeZone)} – ${signature(completion, timeZone)}`,
                lines: [completion.reason],
              },
            ]
          : []),
      ]),
    ]),
  );

const ANSWERS = {
  commission: { upheld: 'réclamation admise', rejected: 'réclamation rejetée' },
  federation: { upheld: 'recours admis', rejected: 'recours rejeté' },
} as const;

export function rulingLines({ rulings, withdrawn }: SlipFile, timeZone: string): ToldAct[] {
  const told =
    (end: string) =>
    ({
      ruling,
      reason,
      isProvisional,
      isFavourable,
      isOtherwise,
      commission,
      ...stamp
    }: SlipFile['rulings'][number]) => ({
      at: stamp.at,
      head: `${describeRuling(ruling)}${isProvisional ? ', à titre provisoire' : ''}${end} – ${signature(stamp, timeZone)}`,
      lines: [
        reason,
        ...(isFavourable ? ['Lecture la plus favorable au joueur.'] : []),
        ...(isOtherwise ? ['La commission en décide autrement que le règlement.'] : []),
        ...(commission ? [`Commission : ${describeCommission(commission)}.`] : []),
      ],
    });
  return inOrder([...rulings.map(told('')), ...withdrawn.map(told(', décision retirée depuis'))]);
}

/** Everything else, oldest first. */
export function historyLines(file: SlipFile, timeZone: string): ToldAct[] {
  const { earlier, recorded, referral, confirmation, warnings, deliveries } = file;
  const line = (what: string, stamp: Stamp, ...lines: readonly string[]) => ({
    ...{ at: stamp.at, head: `${what} – ${signature(stamp, timeZone)}`, lines },
  });
  return inOrder([
    ...[...earlier, ...(recorded ? [recorded] : [])].map((entry, index) =>
      line(index === 0 ? 'Saisi' : 'Corrigé', entry, describeEntry(entry), ...(entry.reason ? [entry.reason] : [])),
    ),
    ...(referral ? [line('Soumis à la commission', referral, referral.reason)] : []),
    ...(confirmation ? [line('Vérifié en double arbitrage', confirmation)] : []),
    ...warnings.map((warning) => line('Avertissement disciplinaire', warning, warning.reason)),
    ...deliveries.map(({ at, means, isComplete }) => ({
      ...{
        at,
        head: `Billet remis ${MEANS_NAMES[means]}${isComplete ? '' : ', motif non précisé'} – ${moment(at, timeZone)}`,
      },
      lines: [],
    })),
  ]);
}

function describeEntry({ verdict }: NonNullable<SlipFile['recorded']>): string {
  return `Verdict : ${describeVerdictWorth(verdict)}.`;
}

function describeRuling(ruling: Ruling): string {
  if (ruling.outcome === 'average') return 'Moyenne accordée';
  if (ruling.outcome === 'nullity') {
    return ruling.words ? `Bulletin nul (non admis : ${ruling.words.join(', ')})` : 'Bulletin nul';
  }
  return describeVerdictWorth(ruling);
}

interface Stamp {
  readonly at: number;
  readonly by: { readonly role: string; readonly name: string };
}

function signature({ by: { role, name }, at }: Stamp, timeZone: string): string {
  const office = (ROLE_NAMES as Readonly<Record<string, string>>)[role] ?? role;
  // Some stations are called by their office.
  const who = name.toLowerCase() === office ? name : `${name} (${office})`;
  return `${who}, ${moment(at, timeZone)}`;
}

/** « 15 novembre 2026, 17 h 42 ». */
function moment(at: number, timeZone: string): string {
  return `${date(at, timeZone)}, ${timeOfDay(at, timeZone)}`;
}

/** « 15 novembre 2026 ». */
const date = (at: number, timeZone: string): string => longDay(dayOf(at, timeZone));
