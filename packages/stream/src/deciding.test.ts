import { accept, type Result, refuse } from '@raccord/scrabble';
import { describe, expect, test } from 'vitest';
import type { ChainedEvent } from './chain.ts';
import { DecidingLog, decideTogether } from './deciding.ts';
import { chained, EVENT_VERSION, recognising } from './log.ts';
import { writes } from './paths.ts';

interface Saying {
  readonly id: string;
  readonly actor: string;
  readonly at: number;
  readonly word: string;
}
type Said = ChainedEvent & { readonly data: { readonly word: string } };

/** Words are said; « non » is refused, and so is a word that was said. */
class Talk extends DecidingLog<Said, Saying, 'refused'> {
  readonly words: string[] = [];

  protected override begin(): void {
    this.words.length = 0;
  }

  protected override evolve({ data: { word } }: Said): void {
    this.words.push(word);
  }

  protected override settle({ word, ...signed }: Saying, last: Said | undefined): Result<Said, 'refused'> {
    if (word === 'non' || this.words.includes(word)) return refuse('refused', word);
    return accept(chained({ type: 'said', data: { word } }, signed, last));
  }

  protected override again(done: Said): Result<Said, 'refused'> {
    return accept(done);
  }

  override take(event: Said): void {
    this.append(event);
  }
}

const saying = (word: string, at = 0, id = word): Saying => ({ id, actor: 'x', at, word });

test('a command is done once: it brings about its event, gives the same again, and a refusal leaves nothing', () => {
  const talk = new Talk();
  const [first, again, refused] = [saying('un'), saying('un'), saying('non')].map((one) => talk.submit(one));
  expect(first).toMatchObject({ ok: true, value: { sequence: 1, data: { word: 'un' } } });
  expect(again).toEqual(first);
  expect(refused).toMatchObject({ ok: false, fault: { code: 'refused' } });
  expect([talk.words, talk.events.length]).toEqual([['un'], 1]);
});

describe('commands asked for together', () => {
  const together = (talk: Talk, words: readonly string[], more: { joins?: RegExp; path?: string } = {}) => {
    const times: number[] = [];
    const asked = words.map((word) => (notBefore: number) => {
      times.push(notBefore);
      return saying(word, notBefore + 1);
    });
    const { joins = /./, path } = more;
    const decided = decideTogether(
      talk,
      asked,
      ({ data: { word } }) => writes(path ?? word),
      ({ data: { word } }) => joins.test(word),
    );
    const { answers, events, commands } = decided;
    return {
      ...{ times, sequences: events.map(({ sequence }) => sequence) },
      words: commands.map(({ word }) => word),
      answers: answers.map((answer) => (answer.ok ? answer.value.data.word : answer.fault.code)),
    };
  };

  test('are decided one after the other, each chained to the one before and signed after it', () => {
    const talk = new Talk();
    talk.submit(saying('zéro', 7));
    expect(together(talk, ['un', 'deux'])).toEqual({
      ...{ times: [7, 8], sequences: [2, 3], words: ['un', 'deux'], answers: ['un', 'deux'] },
    });
    expect(together(new Talk(), ['un', 'deux'])).toMatchObject({ times: [0, 1], sequences: [1, 2] });
    expect(talk.words).toEqual(['zéro']);
  });

  test('stop at the same one again, at one that relies on another, and at one that goes alone', () => {
    expect(together(new Talk(), ['un', 'un', 'deux']).answers).toEqual(['un']);
    expect(together(new Talk(), ['un', 'deux'], { path: 'x' }).answers).toEqual(['un']);
    expect(together(new Talk(), ['un', 'deux', 'trois'], { joins: /^(?:un|trois)$/ }).answers).toEqual(['un']);
    expect(together(new Talk(), ['un', 'deux'], { joins: /^deux$/ }).answers).toEqual(['un']);
    expect(together(new Talk(), ['un'], { joins: /^deux$/ }).answers).toEqual(['un']);
  });

  test('are refused while nothing was brought about, and wait after that; what was done is answered again', () => {
    const talk = new Talk();
    expect(together(talk, ['non', 'un', 'non', 'deux'])).toMatchObject({ answers: ['refused', 'un'], words: ['un'] });
    talk.submit(saying('un'));
    expect(together(talk, ['un', 'deux', 'un', 'trois'])).toMatchObject({
      ...{ answers: ['un', 'deux', 'un', 'trois'], words: ['deux', 'trois'] },
    });
  });
});

test('an event of another kind or of a later version is too new, and the sentence names it', () => {
  const recognise = recognising<Said>({ said: true });
  const event = chained({ type: 'said', data: { word: 'un' } }, saying('un'), { sequence: 4, hash: 'x' });
  expect(recognise(event)).toEqual({ ok: true, value: event });
  for (const wrong of [{ type: 'sung' }, { version: EVENT_VERSION + 1 }]) {
    const answer = recognise({ ...event, ...wrong });
    expect(answer).toMatchObject({ ok: false, fault: { code: 'event-too-new' } });
    expect(answer.ok || answer.fault.text).toContain('L’action 5 ');
  }
});
