import { MOST_EVENINGS, makeScale, parseScale, type Season, type SeasonRule } from '@raccord/club';
import { upToHundredths } from '@raccord/french';
import { wholeBetween } from '../../design/numbers.ts';
import { clubTexts } from '../../texts/club.ts';
import { typesetTexts } from '../../texts/typeset.ts';
import type { ClubSeason } from './clubqueries.ts';

const { plan: words } = clubTexts;

/** A season as it is typed. */
export interface SeasonDraft {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly planned: string;
  readonly measure: SeasonRule['measure']['kind'];
  readonly isBest: boolean;
  readonly best: string;
  readonly isAbsenceZero: boolean;
  readonly isAmongMembers: boolean;
  /** How many evenings give a place. */
  readonly least: string;
  readonly scale: string;
  readonly except: readonly string[];
}

const FIRST_MONTH = 8;

/** From September to June: the year of a club. */
export function emptySeason(today: Date): SeasonDraft {
  const year = today.getMonth() >= FIRST_MONTH - 1 ? today.getFullYear() : today.getFullYear() - 1;
  return {
    ...{ name: words.usualName(year), from: `${year}-09-01`, to: `${year + 1}-06-30`, planned: '40' },
    ...{
      measure: 'percent',
      isBest: false,
      best: '20',
      isAbsenceZero: false,
      isAmongMembers: false,
      least: '1',
      scale: words.usualScale,
      except: [],
    },
  };
}

export function draftOfSeason({ name, from, to, planned, except, rule }: ClubSeason): SeasonDraft {
  const { measure, best, isAbsenceZero = false, isAmongMembers = false, least = 1 } = rule;
  const scale = measure.kind === 'points' ? makeScale(measure.scale) : words.usualScale;
  return {
    ...{ name, from, to, planned: String(planned), measure: measure.kind, scale, except },
    ...{ isBest: best !== undefined, best: String(best ?? Math.max(1, Math.floor(planned / 2))) },
    ...{ isAbsenceZero, isAmongMembers, least: String(least) },
  };
}

type Field = 'name' | 'to' | 'planned' | 'best' | 'least' | 'scale';

export interface ReadSeason {
  readonly faults: Partial<Readonly<Record<Field, string>>>;
  /** None while something is wrong. */
  readonly season?: Omit<Season, 'id'>;
  /** What was understood of the scale. */
  readonly scaleRead?: string;
}

export function readSeason(draft: SeasonDraft): ReadSeason {
  const { name, from, to, except, measure } = draft;
  const planned = wholeBetween(draft.planned, 1, MOST_EVENINGS);
  const best = draft.isBest ? wholeBetween(draft.best, 1, planned ?? MOST_EVENINGS) : undefined;
  const least = wholeBetween(draft.least, 1, planned ?? MOST_EVENINGS);
  const scale = parseScale(draft.scale);
  const isScaled = measure === 'points';
  const faults = {
    ...(name.trim() === '' ? { name: words.nameFault } : {}),
    ...(to < from ? { to: words.daysFault } : {}),
    ...(planned === undefined ? { planned: words.bestFault(MOST_EVENINGS) } : {}),
    ...(draft.isBest && best === undefined ? { best: words.bestFault(planned ?? MOST_EVENINGS) } : {}),
    ...(least === undefined ? { least: words.bestFault(planned ?? MOST_EVENINGS) } : {}),
    ...(isScaled && !scale.ok ? { scale: typesetTexts(scale.fault.text) } : {}),
  };
  const scaleRead =
    scale.ok && isScaled
      ? { scaleRead: words.scaleRead(scale.value.places.length, upToHundredths(scale.value.places[0] / 100)) }
      : {};
  if (Object.keys(faults).length > 0 || planned === undefined) return { faults, ...scaleRead };
  const measured =
    isScaled && scale.ok ? { kind: measure, scale: scale.value } : { kind: isScaled ? 'total' : measure };
  const rule = {
    measure: measured,
    ...(best === undefined ? {} : { best }),
    ...(draft.isAbsenceZero && measure === 'percent' ? { isAbsenceZero: true } : {}),
    ...(draft.isAmongMembers ? { isAmongMembers: true } : {}),
    ...(least === undefined || least === 1 ? {} : { least }),
  } as SeasonRule;
  return { faults, season: { name: name.trim(), from, to, planned, except, rule }, ...scaleRead };
}
