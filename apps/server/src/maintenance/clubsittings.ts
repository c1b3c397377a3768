import { EDITION_NAMES } from '@raccord/regulation';
import { type Material, newcomer, recogniseInSitting, type SittingEvent, SittingJournal } from '@raccord/school';
import { FORMULA_NAMES } from '@raccord/scrabble';
import { checkChain } from '@raccord/stream';
import { z } from 'zod';
import { recognisedBy } from '../hall/reading.ts';
import { digestOf } from '../sittings/sitting.ts';
import { printedSitting, seatView, sheetView } from '../sittings/views.ts';
import { sha256 } from '../store/sha256.ts';
import { type BroughtSitting, type EventStore, sittingStream } from '../store/store.ts';

/** The sittings of a club, as its file has them: what was sat, and what happened. */

const number = z.string();
const exam = z.looseObject({
  ...{ kind: z.literal('exam'), edition: z.enum(EDITION_NAMES), number, minutes: z.number(), lexicon: z.string() },
  exercises: z.array(
    z.looseObject({ position: z.looseObject({}), slip: z.looseObject({}), verdict: z.looseObject({}) }),
  ),
});

const top = z.looseObject({ word: z.string(), reference: z.string() });
const turn = z.looseObject({ draw: z.string(), board: z.array(z.string()), tops: z.array(top), laid: top });
const topping = z.looseObject({
  ...{ kind: z.literal('topping'), number, lexicon: z.string() },
  terms: z.looseObject({ limit: z.number(), penalty: z.number() }),
  game: z.looseObject({ formula: z.enum(FORMULA_NAMES), turns: z.array(turn) }),
});

const material = z.discriminatedUnion('kind', [exam, topping]);

export const sittingShape = {
  ...{ id: z.string(), name: z.string(), createdAt: z.int() },
  // As it is in the file, which is written again as it was.
  material: z.looseObject({}).refine((read) => material.safeParse(read).success),
};

type FiledSitting = z.infer<z.ZodObject<typeof sittingShape>> & { readonly events: readonly unknown[] };

export async function filedSittings(store: EventStore, club: string): Promise<FiledSitting[]> {
  const filed: FiledSitting[] = [];
  for (const { id } of (await store.sittings.list()).filter((one) => one.club === club)) {
    const kept = await store.sittings.find(id);
    if (!kept) continue;
    const { name, createdAt, material } = kept;
    filed.push({ id, name, createdAt, material: material as never, events: await store.readSound(sittingStream(id)) });
  }
  return filed;
}

/** One whose chain holds and which can be shown; undefined of any other. */
export function readFiledSitting({
  material: filed,
  events: lines,
  ...kept
}: FiledSitting): BroughtSitting | undefined {
  const material = filed as unknown as Material;
  const events = lines as readonly SittingEvent[];
  if (!checkChain(events, sha256).ok) return undefined;
  try {
    const { state } = new SittingJournal(material, recognisedBy(events, kept.id, recogniseInSitting));
    const now = () => events.at(-1)?.at ?? kept.createdAt;
    // As it will be seen, whoever comes yet.
    const sat = { ...kept, material, now, state: { ...state, startedAt: 0, closedAt: 0 } };
    for (const own of [newcomer('', '', ''), ...state.participants.values()]) {
      seatView(sat, own);
      sheetView(sat, own);
    }
    printedSitting(sat);
    return { ...kept, material, summary: digestOf(material, state), events };
  } catch {
    return undefined;
  }
}
