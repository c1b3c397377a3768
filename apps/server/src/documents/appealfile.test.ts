import type { DocumentFormat, SessionAnswer } from '@raccord/contract';
import type { Actor } from '@raccord/tournament';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import {
  type Centres,
  CHIEF,
  chiefOf,
  NO_VEIL,
  openCentres,
  playFirstTurn,
  refereeOf,
} from '../views/testing/centres.ts';
import { makeDocument } from './index.ts';

const SLIP = { game: 'g', turn: 1, entrant: 'pc' };
const REFEREE: Actor = { role: 'referee', id: 'ac', name: 'Arbitre c' };
const PLAYER: Actor = { role: 'player', id: 'pc', name: 'Joueur pc' };
const JURY: Actor = { role: 'commission', id: 'commission', name: 'Commission' };

/** MENERAI with a wrong score: an appeal about it, a decision of the commission, a second appeal. */
function appealed(): Centres {
  const centres = openCentres({}, '2023');
  const { tell } = centres;
  playFirstTurn(centres);
  const solutions = [{ word: 'MENERAI', direction: 'horizontal' as const, reference: 'H5', outside: [] }];
  tell('record-slips', {
    game: 'g',
    turn: 1,
    slips: [{ entrant: 'pc', slip: { state: 'handed-in', solutions, score: 71 } }],
  });
  tell('file-appeal', { about: 'slip', ...SLIP, by: 'player', to: 'commission', reason: 'Le 7 est un 0.' }, PLAYER);
  tell('compose-commission', { president: 'LYNX Ada', members: ['ÉLAN Noé'] });
  const ruling = { outcome: 'accepted', points: 70, penalty: 0, warning: true } as const;
  tell('rule-slip', { ...SLIP, ruling, reason: 'Le score se lit 71.', isFavourable: true }, JURY);
  tell('compose-commission', { president: 'ORQUE Max', members: [] });
  tell(
    'file-appeal',
    { about: 'slip', ...SLIP, by: 'referees', to: 'federation', reason: 'La place est fausse.' },
    REFEREE,
  );
  return centres;
}

async function bytesOf({ journal }: Centres, session: SessionAnswer, format: DocumentFormat, asked = {}) {
  const made = await makeDocument(journal, session, 'appeal-file', { ...asked, format, at: 0, veil: NO_VEIL });
  if (!made.ok) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of made.value.content) pieces.push(piece);
  return { name: made.value.fileName, bytes: new Uint8Array(Buffer.concat(pieces)) };
}

const jsonOf = async (centres: Centres, session = CHIEF, asked = {}) => {
  const made = await bytesOf(centres, session, 'json', asked);
  // Spaces that do not break made plain.
  return made && JSON.parse(Buffer.from(made.bytes).toString().replaceAll('\u00a0', ' '));
};

const textOf = async (centres: Centres, session = CHIEF, asked = {}) => {
  const made = await bytesOf(centres, session, 'pdf', asked);
  const { text } = made ? await extractText(made.bytes, { mergePages: true }) : { text: '' };
  return text.replaceAll(/\s+/g, ' ');
};

const REASON = {
  code: 'score-wrong',
  sanction: 'warning',
  citation: 'Règlement international en vigueur au 1er janvier 2023, art. 5.3.2, 5.4.2.a et 5.5',
  text: 'Le score écrit, 71 points, est faux ; le score maximal, 70 points, est accordé.',
};
const VERDICT = {
  ...{ outcome: 'accepted', points: 70, penalty: 0, warning: true, disciplinary: false },
  ...{ reasons: [REASON], remarks: [], retained: { word: 'MENERAI', reference: 'H4', score: 70 } },
};
const WRITTEN = {
  state: 'handed-in',
  solutions: [{ word: 'MENERAI', direction: 'horizontal', reference: 'H5', outside: [] }],
  score: 71,
};
const SEATED = { president: 'LYNX Ada', members: ['ÉLAN Noé'] };

test('the file of a second appeal tells other programs all that the federation needs, and nothing else', async () => {
  expect(await jsonOf(appealed())).toEqual({
    format: 'raccord-appeal',
    version: 1,
    tournament: {
      ...{ name: 'Essai', place: 'Ici', date: '2026-11-15', lexicon: { name: 'essai', hash: 'essai' } },
      edition: { name: '2023', title: 'Règlement international en vigueur au 1er janvier 2023' },
      settings: { plausible: 'accord', provisional: 'zero' },
    },
    about: { about: 'slip', ...SLIP, what: 'bulletin de Joueur pc, coup 1 (Partie)' },
    game: { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' },
    turn: {
      ...{ number: 1, board: Array(15).fill('...............'), draw: 'AEEIMNR', top: 70 },
      solution: { word: 'MENERAI', reference: 'H4', score: 70 },
    },
    entrant: {
      ...{ id: 'pc', members: [{ name: 'Joueur pc', club: 'c', series: '7' }] },
      ...{ centre: 'Centre c', table: 1, referee: 'Arbitre c' },
    },
    slip: { ...WRITTEN, drawings: [['MENERAI']] },
    verdict: {
      ...VERDICT,
      trace: [
        {
          ...{ kind: 'found', condition: 'score-wrong', move: 'MENERAI en H4', isKept: true },
          label: 'le score écrit n’est pas celui de la solution retenue',
        },
      ],
    },
    result: {
      ...{ outcome: 'accepted', points: 70, penalty: 0, warnings: 1, decidedBy: 'commission', isProvisional: false },
      motives: [
        {
          code: 'ruling',
          citation: 'décision de la commission d’arbitrage, lecture la plus favorable, art. 6.3',
          text: 'Le score se lit 71.',
        },
      ],
    },
    appeals: [
      {
        ...{ by: { role: 'player', name: 'Joueur pc' }, at: '1970-01-01T00:00:18Z' },
        ...{ from: 'player', to: 'commission', reason: 'Le 7 est un 0.', isLate: false, requests: [] },
      },
      {
        ...{ by: { role: 'referee', name: 'Arbitre c' }, at: '1970-01-01T00:00:22Z' },
        ...{ from: 'referees', to: 'federation', reason: 'La place est fausse.', isLate: false, requests: [] },
      },
    ],
    decisions: [
      {
        ...{ by: { role: 'commission', name: 'Commission' }, at: '1970-01-01T00:00:20Z' },
        ruling: { outcome: 'accepted', points: 70, penalty: 0, warning: true },
        ...{
          reason: 'Le score se lit 71.',
          isProvisional: false,
          isFavourable: true,
          isOtherwise: false,
          isWithdrawn: false,
        },
        commission: SEATED,
      },
    ],
    recorded: [{ by: { role: 'chief', name: 'Juge' }, at: '1970-01-01T00:00:17Z', slip: WRITTEN, verdict: VERDICT }],
    warnings: [],
    deliveries: [],
    commission: SEATED,
    articles: [
      {
        article: 'art. 5.3.2, 5.4.2.a et 5.5',
        text: 'Le score écrit n’est pas celui de la solution retenue : avertissement.',
      },
      {
        article: 'art. 6.3',
        text: expect.stringMatching(/^Réclamations : contre toute décision, par un joueur .* deux semaines/),
      },
      { article: 'art. 6.3', text: expect.stringMatching(/^Lecture favorable : un bulletin qui se lit/) },
    ],
    standing: 'sent',
  });
});

test('on paper, it has the same under its headings; no date before something is asked for', async () => {
  const made = await bytesOf(appealed(), CHIEF, 'pdf');
  expect(made?.name).toBe('Dossier de recours – Joueur pc – Essai.pdf');
  const centres = appealed();
  const text = await textOf(centres);
  expect(text).toContain('Rien n’est demandé : aucun délai ne court');
  centres.tell('request-completion', { about: 'slip', ...SLIP, reason: 'Le bulletin.' });
  expect(await textOf(centres)).toContain('sous deux semaines à compter de la demande, soit jusqu’au jeudi 15 janvier');
  expect(await jsonOf(centres)).toMatchObject({ standing: 'requested', completeBy: '1970-01-15' });
  expect(text).toContain('Commission LYNX Ada (présidence), ÉLAN Noé');
  expect(text).toContain('Réclamation du joueur – Joueur pc (joueur), 1er janvier 1970');
  expect(text).toContain('Second recours, devant la commission fédérale, du corps arbitral – Arbitre c (arbitre)');
});

test('it is that of the last second appeal, or of the slip asked for; a first appeal leaves none', async () => {
  const centres = appealed();
  const { tell } = centres;
  expect(await jsonOf(centres, CHIEF, { entrant: 'qc' })).toBeUndefined();
  expect(await jsonOf(centres, CHIEF, { turn: 2 })).toBeUndefined();
  const other = { game: 'g', turn: 1, entrant: 'qc' };
  const slip = { state: 'absent' as const, solutions: [] };
  tell('record-slips', { game: 'g', turn: 1, slips: [{ entrant: 'qc', slip }] });
  tell('file-appeal', { about: 'slip', ...other, by: 'referees', to: 'commission', reason: 'Bulletin égaré.' });
  expect((await jsonOf(centres)).entrant.id).toBe('pc');
  tell('rule-slip', { ...other, ruling: { outcome: 'average' }, reason: 'Égaré.' }, JURY);
  tell('file-appeal', { about: 'slip', ...other, by: 'referees', to: 'federation', reason: 'Encore.' });
  expect((await jsonOf(centres)).entrant.id).toBe('qc');
  expect((await jsonOf(centres, CHIEF, SLIP)).entrant.id).toBe('pc');
});

test('it may be about any decision', async () => {
  const centres = appealed();
  const { tell } = centres;
  const subject = { about: 'solution', game: 'g', turn: 1 } as const;
  tell('file-appeal', { ...subject, by: 'player', appellant: 'qc', to: 'commission', reason: 'Pas un top.' });
  tell('answer-appeal', { ...subject, isUpheld: false, reason: 'C’en est un.' }, JURY);
  tell('file-appeal', { ...subject, by: 'referees', to: 'federation', reason: 'Encore.' }, JURY);
  const file = await jsonOf(centres);
  expect(file).toMatchObject({
    about: { ...subject, what: 'solution posée, coup 1 (Partie)' },
    turn: { number: 1, draw: 'AEEIMNR' },
    appeals: [{ appellant: 'Joueur qc', answer: { isUpheld: false, reason: 'C’en est un.' } }, { to: 'federation' }],
    articles: [{ article: 'art. 3.4' }, { article: 'art. 6.3' }],
  });
  expect(file).not.toHaveProperty('entrant');
  expect((await jsonOf(centres, CHIEF, SLIP)).about.about).toBe('slip');
  expect((await bytesOf(centres, CHIEF, 'pdf', subject))?.name).toBe(
    'Dossier de recours – Solution posée, coup 1 (Partie) – Essai.pdf',
  );
});

test('it is for those who deal with the slip', async () => {
  const centres = appealed();
  expect(await jsonOf(centres, refereeOf('c'))).toBeDefined();
  expect(await jsonOf(centres, refereeOf('d'))).toBeUndefined();
  expect(await jsonOf(centres, chiefOf('d'))).toBeUndefined();
  expect(await textOf(centres, chiefOf('d'))).toBe('');
});
