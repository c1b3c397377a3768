import { nth, plural } from '@raccord/french';
import { FORMULAS } from '@raccord/scrabble';
import { conditionOf, whenOf } from './conditions/index.ts';
import { type Edition, type EditionRow, type Origin, rowOf } from './editions/edition.ts';
import {
  describeEnd,
  describeExemption,
  describeLinks,
  describeRhythms,
  describeRounding,
  describeSolo,
  describeSuddenDeath,
  describeTopping,
  drawRule,
} from './editions/wording.ts';
import type { Sanction } from './reasons.ts';
import { TREATMENT_SUMMARIES } from './treatments/names.ts';

export const SANCTION_LABELS: Readonly<Record<Sanction, string>> = {
  warning: 'avertissement',
  penalty: 'pénalité',
  referred: 'soumis à la commission d’arbitrage',
  nullity: 'nullité',
  faulty: 'raccord fautif',
  apart: 'avertissement, compté à part',
  remark: 'aucune sanction : c’est dit',
};

export const ORIGIN_LABELS: Readonly<Record<Origin, string>> = {
  text: 'texte',
  practice: 'usage',
  reading: 'notre lecture',
};

/** A row of an edition in French: article, condition, sanction, where it comes from. */
export interface TableRow {
  readonly article: string;
  readonly when: string;
  readonly sanction: string;
  readonly origin: string;
}

export const makeTable = (edition: Edition): TableRow[] => edition.rows.map((row) => describeRow(row, edition));

const describeRow = ({ condition, article, sanction, origin }: EditionRow, edition: Edition): TableRow => ({
  article,
  when: whenOf(condition, edition),
  sanction: sanction === 'penalty' ? `pénalité de ${plural(edition.penalty, 'point')}` : SANCTION_LABELS[sanction],
  origin: ORIGIN_LABELS[origin],
});

/** A rule of an edition that is no row of its table: how a slip is treated, what is exempt, the ledger, the game. */
export interface Rule {
  readonly chapter: string;
  readonly subject: string;
  readonly text: string;
}

/** Everything that an edition says besides its rows, chapter by chapter. */
export function rulesOf(edition: Edition): Rule[] {
  const { treatment, exemptions, accumulation, penalty, ledger, game, decisions } = edition;
  const { ordinary, blitz, original } = ledger.firstCostly;
  const rule = (chapter: string) => (subject: string, text: string) => ({ chapter, subject, text });
  const [slip, account, play, decide] = ['Le bulletin', 'Le compte du joueur', 'La partie', 'Les décisions'].map(rule);
  const cite = ({ article, text }: { readonly article: string; readonly text: string }) => `${article} : ${text}`;
  return [
    slip('Ordre du traitement', TREATMENT_SUMMARIES[treatment]),
    slip('Lettres de raccord', describeLinks(edition.links)),
    ...exemptions.map((exemption) => {
      const { subject, article, origin } = exemption;
      const text = describeExemption(exemption, edition).replace(/\.$/, '');
      return slip(
        `Exemption, ${subject}`,
        `${text} (${article}${origin === 'text' ? '' : `, ${ORIGIN_LABELS[origin]}`}).`,
      );
    }),
    slip('Ce qui s’ajoute', cite(accumulation)),
    slip('Pénalité', plural(penalty, 'point')),
    account('Avertissements qui coûtent', `${ledger.article} : ${plural(ledger.costOfWarning, 'point')} chacun`),
    account('Partie ordinaire', `à partir du ${nth(ordinary)}`),
    account('Blitz', `à partir du ${nth(blitz)}`),
    account('Partie originale', `à partir du ${nth(original)}`),
    account('Mort subite', ledger.isSuddenDeathOriginal ? 'comme une partie originale' : 'comme une partie ordinaire'),
    account('Moyenne', ledger.average.text),
    account('Arrondi de la moyenne', describeRounding(ledger.average)),
    account('Notification', ledger.notifications.join(' ')),
    play('Tirage', drawRule(game.draw)),
    play('Solution retenue', cite(game.solution)),
    play('Solo', describeSolo(game.solo)),
    play('Rythmes', describeRhythms(game.rhythms)),
    play('Mort subite', describeSuddenDeath(game.suddenDeath)),
    ...(game.topping
      ? [
          play(
            'Topping',
            `${game.topping.article} : le top trouvé est posé, et le tirage suivant vient aussitôt ; ${describeTopping(game.topping)} ; le temps le plus court gagne.`,
          ),
        ]
      : []),
    play('Ex æquo', game.ties.text),
    play('Coup annulé', cite(game.cancelledTurn)),
    play('Fins de partie', `${game.ends.map((end) => `${end.article} : ${describeEnd(end)}`).join(' ; ')}.`),
    play('Formules', game.formulas.map((name) => FORMULAS[name].label).join(' ; ')),
    ...Object.entries(game.readings).map(([doubt, text]) => play(`Notre lecture, ${doubt}`, text)),
    decide('Tricherie', cite(decisions.cheating)),
    decide('Retard', cite(decisions.lateness)),
    decide(
      'Réclamations',
      cite({ article: decisions.appeals.article, text: decisions.appeals.text(decisions.appeals) }),
    ),
    ...(decisions.favourableReading ? [decide('Lecture favorable', cite(decisions.favourableReading))] : []),
  ];
}

/** What changes from one edition to another; undefined on the side that has no row. */
export interface TableDifference {
  readonly when: string;
  readonly before: TableRow | undefined;
  readonly after: TableRow | undefined;
}

/**
 * What two editions do not treat alike, in the order of the text. A condition that only one edition has is set beside
 * one that only the other has and that gives the same reason, if there is one.
 */
export function compareEditions(before: Edition, after: Edition): TableDifference[] {
  const conditions = [...new Set([...before.rows, ...after.rows].map(({ condition }) => condition))];
  const paired = new Set<EditionRow>();
  return conditions.flatMap((condition) => {
    const own = { before: rowOf(before, condition), after: rowOf(after, condition) };
    const [alone] = [own.before, own.after].filter((row) => row !== undefined);
    if (!alone || paired.has(alone)) return [];
    const [here, there] = own.before ? [before, after] : [after, before];
    const isAlone = !(own.before && own.after);
    const other = isAlone ? there.rows.find((row) => !paired.has(row) && isCounterpart(row, alone, here)) : undefined;
    if (other) paired.add(other);
    const [a, b] = own.before ? [own.before, own.after ?? other] : [other, own.after];
    const [left, right] = [a && describeRow(a, before), b && describeRow(b, after)];
    const isSame = left?.sanction === right?.sanction && left?.when === right?.when;
    return isSame ? [] : [{ when: (left ?? right)?.when ?? '', before: left, after: right }];
  });
}

/** Does a row give the same reason as the other one, by a condition that the other one's edition lacks? */
const isCounterpart = ({ condition }: EditionRow, other: EditionRow, edition: Edition): boolean =>
  conditionOf(condition).code === conditionOf(other.condition).code && rowOf(edition, condition) === undefined;

/** One side of a difference: its sanction and, where it holds in another case, which one. */
export const describeSide = (row: TableRow | undefined, when: string): string => {
  if (!row) return 'pas de ligne propre';
  return row.when === when ? row.sanction : `${row.sanction}, si ${row.when}`;
};

/** A rule besides the rows that two editions do not say alike. */
export interface RuleDifference {
  readonly chapter: string;
  readonly subject: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export function compareRules(before: Edition, after: Edition): RuleDifference[] {
  const [a, b] = [before, after].map((edition) => new Map(rulesOf(edition).map((rule) => [keyOf(rule), rule])));
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((key) => {
    const [was, is] = [a.get(key), b.get(key)];
    const { chapter, subject } = (was ?? is) as Rule;
    return was?.text === is?.text ? [] : [{ chapter, subject, before: was?.text, after: is?.text }];
  });
}

const keyOf = ({ chapter, subject }: Rule): string => `${chapter} ${subject}`;
