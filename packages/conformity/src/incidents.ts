import type { Slip } from '@raccord/regulation';
import type { AppealSubject, Remedy, Ruling, TurnKey } from '@raccord/tournament';
import { COMMISSION, refereeOf, secondOf, TRIAL_CHIEF, type TrialStage } from './stage.ts';

/** Something that happens to the slips, the players or the turns of a game; what is refused changes nothing. */
type Incident = (stage: TrialStage, key: TurnKey, entrant: TrialStage['entrants'][number]) => void;

const ABSENT: Slip = { state: 'absent', solutions: [] };

function rulingFor({ chance }: TrialStage): Ruling {
  const kind = chance.between(0, 3);
  if (kind === 0) return { outcome: 'nullity' };
  if (kind === 1) return { outcome: 'average' };
  const points = chance.between(0, 90);
  return { outcome: 'accepted', points, penalty: chance.pick([0, 0, 5]), warning: chance.happens(0.3) };
}

function subjectFor({ chance }: TrialStage, { game, turn }: TurnKey, entrant: string, centre: string): AppealSubject {
  return chance.pick<AppealSubject>([
    { about: 'slip', game, turn, entrant },
    { about: 'slip', game, turn, entrant },
    { about: 'warning', game, turn, entrant },
    { about: 'draw', game, turn },
    { about: 'solution', game, turn },
    { about: 'cancellation', game, turn },
    { about: 'cancellation', game, turn, centre },
    { about: 'lateness', game, entrant },
    { about: 'end', game },
    { about: 'exclusion', entrant },
  ]);
}

function remedyFor(stage: TrialStage, { about }: AppealSubject): Remedy {
  if (about === 'slip') return { kind: 'ruling', ruling: rulingFor(stage) };
  if (about === 'draw' || about === 'solution') return { kind: 'cancelled-turn' };
  return { kind: 'annulment', ...(about === 'lateness' && stage.chance.happens(0.5) ? { grants: 'average' } : {}) };
}

const reason = 'Essai.';

/** Somebody appeals, and is answered or not. */
export function appealAgainst(stage: TrialStage, subject: AppealSubject, appellant: string): void {
  const { door, chance } = stage;
  const by = chance.pick(['player', 'referees'] as const);
  const asked = { ...subject, by, appellant, to: 'commission', reason } as const;
  if (!door.does('file-appeal', asked, COMMISSION) || chance.happens(0.3)) return;
  const isUpheld = chance.happens(0.7);
  const remedy = isUpheld ? { remedy: remedyFor(stage, subject) } : {};
  door.does('answer-appeal', { ...subject, isUpheld, reason, ...remedy }, COMMISSION);
}

const INCIDENTS: readonly { readonly weight: number; readonly happen: Incident }[] = [
  {
    weight: 6,
    happen: ({ door, chance }, key, entrant) => {
      const means = chance.pick(['paper', 'screen', 'voice'] as const);
      const data = { ...key, entrant: entrant.id, means, isComplete: chance.happens(0.8) };
      door.does('deliver-correction', data, refereeOf(entrant));
    },
  },
  {
    weight: 3,
    happen: ({ door }, key, entrant) => {
      const state = door.journal.state.games.get(key.game)?.turns[key.turn - 1];
      const other = [...(state?.files.values() ?? [])].find(({ slip }) => slip)?.slip?.slip ?? ABSENT;
      door.does('correct-slip', { ...key, entrant: entrant.id, slip: other, reason }, refereeOf(entrant));
    },
  },
  {
    weight: 2,
    happen: ({ door }, key, entrant) => {
      door.does('refer-slip', { ...key, entrant: entrant.id, reason }, refereeOf(entrant));
    },
  },
  {
    weight: 4,
    happen: (stage, key, entrant) => {
      const isProvisional = stage.chance.happens(0.2);
      const actor = stage.chance.pick([COMMISSION, TRIAL_CHIEF, secondOf(entrant.centre)]);
      const isOtherwise = actor === COMMISSION && stage.chance.happens(0.3);
      const how = isOtherwise ? { isOtherwise: true as const } : { isProvisional };
      const data = { ...key, entrant: entrant.id, ruling: rulingFor(stage), reason, ...how };
      stage.door.does('rule-slip', data, actor);
    },
  },
  {
    weight: 1,
    happen: ({ door, chance }, key, entrant) => {
      const actor = chance.pick([COMMISSION, TRIAL_CHIEF, secondOf(entrant.centre)]);
      door.does('withdraw-ruling', { ...key, entrant: entrant.id, reason }, actor);
    },
  },
  {
    weight: 4,
    happen: (stage, key, entrant) => {
      const { door, chance } = stage;
      const times = chance.pick([1, 1, 2, 4]);
      for (let count = 0; count < times; count++)
        door.does('give-warning', { ...key, entrant: entrant.id, reason: `${reason} ${count}` }, refereeOf(entrant));
      if (chance.happens(0.2)) appealAgainst(stage, { about: 'warning', ...key, entrant: entrant.id }, entrant.id);
    },
  },
  {
    weight: 3,
    happen: (stage, key, entrant) =>
      appealAgainst(stage, subjectFor(stage, key, entrant.id, entrant.centre), entrant.id),
  },
  {
    weight: 1,
    happen: (stage, key, entrant) => {
      const { door, chance, centres } = stage;
      const where = chance.happens(0.5) ? { centre: entrant.centre } : {};
      const grants =
        'centre' in where && centres.length > 1 && chance.happens(0.5) ? { grants: 'average' as const } : {};
      door.does('cancel-turn', { ...key, ...where, ...grants, reason }, TRIAL_CHIEF);
      if (chance.happens(0.1)) appealAgainst(stage, { about: 'cancellation', ...key, ...where }, entrant.id);
    },
  },
  {
    weight: 1,
    happen: (stage, _, entrant) => {
      const { door, chance } = stage;
      door.does('exclude-entrant', { entrant: entrant.id, reason }, TRIAL_CHIEF);
      if (chance.happens(0.2)) appealAgainst(stage, { about: 'exclusion', entrant: entrant.id }, entrant.id);
      else if (chance.happens(0.5)) door.does('reinstate-entrant', { entrant: entrant.id, reason }, COMMISSION);
    },
  },
  {
    weight: 1,
    happen: ({ door, chance }, { game, turn }, entrant) => {
      const index = door.journal.state.games.get(game)?.index ?? 0;
      const from = { game: index, turn: turn + 1 };
      if (!door.does('note-departure', { entrant: entrant.id, from, reason }, TRIAL_CHIEF)) return;
      if (chance.happens(0.6))
        door.does('note-arrival', { entrant: entrant.id, from: { game: index, turn: turn + 2 } }, TRIAL_CHIEF);
    },
  },
  {
    weight: 1,
    happen: ({ door, chance, centres, entrants }, { game, turn }, entrant) => {
      const index = door.journal.state.games.get(game)?.index ?? 0;
      const seat = { centre: chance.pick(centres), table: entrants.length + chance.between(1, 3) };
      door.does('seat-entrant', { entrant: entrant.id, ...seat, from: { game: index, turn: turn + 1 } }, TRIAL_CHIEF);
    },
  },
  {
    weight: 2,
    happen: ({ door, chance }) => {
      if (!door.does('undo', {}, TRIAL_CHIEF)) return;
      if (chance.happens(0.5)) door.does('redo', {}, TRIAL_CHIEF);
    },
  },
  {
    weight: 2,
    happen: ({ door, chance }, key) => {
      const { journal } = door;
      const state = journal.state.games.get(key.game);
      const turn = state?.turns[key.turn - 1];
      if (!state || !turn) return;
      const solutions = [...journal.judging.moves({ ...turn, formula: state.formula }).solutions()].slice(0, 30);
      const { word, reference } = chance.pick(solutions);
      const data = { game: key.game, turns: [{ turn: key.turn, solution: { word, reference } }] };
      const first = journal.consequencesOf(data);
      if (!first.ok) return;
      const { stuck } = first.value;
      const whole = stuck ? { ...data, cancelFrom: stuck.turn } : data;
      const shown = journal.consequencesOf(whole);
      door.does('correct-turns', { ...whole, reason, shown: shown.ok ? shown.value.shown : '' }, TRIAL_CHIEF);
    },
  },
];

/** One of them, drawn by chance, about a turn that was drawn. */
export function somethingHappens(stage: TrialStage, game: string): void {
  const { door, chance } = stage;
  const turns = door.journal.state.games.get(game)?.turns.length ?? 0;
  if (turns === 0) return;
  const turn = chance.happens(0.6) ? turns : chance.between(1, turns);
  const entrant = chance.pick(stage.entrants);
  chance.pickWeighted(INCIDENTS).happen(stage, { game, turn }, entrant);
}
