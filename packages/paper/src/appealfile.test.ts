import type { AppealedSlip, AppealFile } from '@raccord/contract';
import type { Role } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { appealFilePaper } from './appealfile.ts';
import { readPages } from './testing/printed.ts';
import { resultOf } from './testing/results.ts';
import { turnOf } from './testing/turns.ts';

const stamp = (role: Role, name: string, minutes: number) => ({
  ...{ by: { role, name }, at: Date.UTC(2026, 10, 15, 16, 0) + minutes * 60_000 },
});
const BOARD = Array.from({ length: 15 }, (_, row) => (row === 7 ? '...VALIDA......' : '.'.repeat(15)));
const verdict = {
  ...{ outcome: 'nullity' as const, points: 0, penalty: 0, warning: false, retained: null },
  reasons: [
    {
      ...{ code: 'word-not-admitted' as const, sanction: 'nullity' as const, citation: 'Règlement, art. 5.4.1.a' },
      text: 'Le mot TABULEZ n’est pas admis.',
    },
  ],
};
const slip = {
  state: 'handed-in' as const,
  solutions: [{ word: 'TABULEZ', direction: 'vertical' as const, outside: [{ letter: 'V', down: 0, right: -1 }] }],
  score: 77,
};

type SlipAppeal = AppealFile & { readonly slip: AppealedSlip };

const fileOf = (change: Partial<AppealFile> = {}, told: Partial<AppealedSlip> = {}): SlipAppeal =>
  ({
    tournament: {
      ...{ name: 'Coupe de l’Étang', place: 'Salle des fêtes', date: '2026-11-15', edition: '2023' },
      lexicon: { name: 'Lexique libre', hash: '9f86d081884c' },
      settings: {} as never,
    },
    game: { id: 'p1', name: 'Partie 1', formula: 'normale', rhythm: 'normal' },
    turn: turnOf(2, {
      board: BOARD,
      draw: 'ABELTUZ',
      solution: { word: 'BLEUTÂT', reference: '3G', score: 85 },
      top: 85,
    }),
    slip: {
      ...{ sequence: 1, game: 'p1', turn: 2, entrant: 'j1', centre: 'c1', table: 12 },
      members: [{ name: 'LOUTRE Zoé', licence: '1234567', club: 'ETG', federation: 'FFSc' }],
      result: resultOf({ outcome: 'nullity', points: 0 }),
      recorded: { ...stamp('referee', 'Arbitre 1', 0), slip, verdict },
      ...{ earlier: [], leftOut: 0, withdrawn: [], warnings: [], deliveries: [] },
      rulings: [
        {
          ...stamp('commission', 'Commission', 42),
          ruling: { outcome: 'nullity', words: ['TABULEZ'] },
          ...{ isProvisional: false, isFavourable: true, isOtherwise: false, reason: 'Le Z ne fait pas de doute.' },
          commission: { president: 'LYNX Ada', members: ['ÉLAN Noé'] },
        },
      ],
      appeals: [],
      trace: [
        {
          kind: 'way',
          way: 'score',
          move: 'TABULEZ en 11B',
          points: 77,
          penalty: 5,
          warning: false,
          isNull: true,
          isKept: true,
        },
        { kind: 'found', condition: 'word-not-admitted' as never, label: 'le mot n’est pas admis', isKept: true },
        { kind: 'place', word: 'TABULEZ', reference: '11C', score: 77, isValid: false, notAdmitted: ['VALIDAZ'] },
      ],
      ...{ centreName: 'Étang', refereeName: 'Arbitre 1' },
      ...{ isCorrectionDue: false, isReferred: false, isAppealed: false },
      ...told,
    },
    subject: { about: 'slip', game: 'p1', turn: 2, entrant: 'j1' },
    what: 'bulletin de LOUTRE Zoé, coup 2 (Partie 1)',
    appeals: [
      {
        ...stamp('player', 'LOUTRE Zoé', 30),
        from: 'player',
        to: 'commission',
        reason: 'Ce Z est un S.',
        isLate: true,
        requests: [],
      },
      {
        ...stamp('player', 'LOUTRE Zoé', 50),
        from: 'player',
        to: 'federation',
        reason: 'Toujours un S.',
        isLate: false,
        requests: [],
      },
    ],
    commission: { president: 'LYNX Ada', members: ['ÉLAN Noé'] },
    articles: [{ article: 'art. 5.4.1.a', text: 'Le mot n’est pas admis : nullité.' }],
    ...{ standing: 'requested', completeBy: '2026-11-29', timeZone: 'Europe/Paris' },
    ...change,
  }) as SlipAppeal;

const noticeOf = async (change: Partial<AppealFile>) => {
  const pages = await readPages(appealFilePaper(fileOf(change)));
  return /(?:Rien n’est|À compléter|Pièces|Les pièces).*?\.(?= Le dossier| Joueur)/
    .exec(pages.join(' '))?.[0]
    .replaceAll('\u00a0', ' ');
};

test('no time runs before something is asked for; then that of the text of the tournament, or the appeal has lapsed', async () => {
  const { completeBy: _, ...file } = fileOf();
  const sent = (await readPages(appealFilePaper({ ...file, standing: 'sent' }))).join(' ');
  expect(sent.replaceAll('\u00a0', ' ')).toContain('Rien n’est demandé : aucun délai ne court');
  expect(sent).not.toContain('29 novembre');
  const lapse = 'le recours est caduc (règlement international de 2023, art. 6.4.2.c).';
  expect(await noticeOf({})).toBe(
    `À compléter sous deux semaines à compter de la demande, soit jusqu’au dimanche 29 novembre 2026 : ensuite ${lapse}`,
  );
  expect(await noticeOf({ standing: 'lapsed' })).toBe(
    `Les pièces demandées n’ont pas été envoyées jusqu’au dimanche 29 novembre 2026 : ${lapse}`,
  );
  expect(await noticeOf({ standing: 'complete' })).toBe('Les pièces demandées ont été envoyées.');
  const undated = { ...file, tournament: { ...file.tournament, edition: '2019' as const } };
  const text = (await readPages(appealFilePaper(undated))).join(' ').replaceAll('\u00a0', ' ');
  expect(text).toContain('Pièces demandées par la commission fédérale ; le texte ne fixe pas de délai.');
  expect(text).not.toContain('2023');
});

test('of anything else than a slip, it says what is contested, what was answered and what was asked for', async () => {
  const { slip: _, ...file } = fileOf({
    subject: { about: 'solution', game: 'p1', turn: 2 },
    what: 'solution posée, coup 2 (Partie 1)',
    appeals: [
      {
        ...{ ...stamp('chief', 'Juge', 5), from: 'player', appellant: 'LOUTRE Zoé', to: 'commission' },
        ...{ reason: 'La solution n’est pas le top.', isLate: false, requests: [] },
        answer: {
          ...stamp('commission', 'Commission', 9),
          ...{ isUpheld: true, reason: 'Exact.', effect: 'correction du coup 2 (Partie 1) : ABELTUZ' },
        },
      },
      {
        ...{ ...stamp('chief', 'Juge', 20), from: 'referees', to: 'federation' },
        ...{ reason: 'Elle l’était.', isLate: false },
        requests: [
          {
            ...stamp('commission', 'Commission', 60),
            ...{ reason: 'Le procès-verbal.', requestedAt: stamp('referee', '', 30).at },
            completion: {
              ...stamp('commission', 'Commission', 90),
              ...{ reason: 'Envoyé.', completedAt: stamp('referee', '', 80).at },
            },
          },
        ],
      },
    ],
  });
  const text = (await readPages(appealFilePaper(file))).join(' ').replaceAll('\u00a0', ' ');
  for (const part of [
    'Dossier de recours – Solution posée, coup 2 (Partie 1)',
    'Objet Solution posée, coup 2 (Partie 1)',
    'BLEUTÂT en 3G, 85 points (top : 85)',
    'Réclamation du joueur (LOUTRE Zoé) – Juge (juge-arbitre), 15 novembre 2026, 17 h 05 La solution n’est pas le top.',
    'Réponse : réclamation admise – Commission, 15 novembre 2026, 17 h 09 Exact. Effet : correction du coup 2 (Partie 1) : ABELTUZ.',
    'Pièces demandées le 15 novembre 2026 – Commission, 15 novembre 2026, 18 h 00 Le procès-verbal.',
    'Dossier complété le 15 novembre 2026 – Commission, 15 novembre 2026, 18 h 30 Envoyé.',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Bulletin');
});

test('says where the commission decided otherwise than the law', async () => {
  const rulings = [
    {
      ...stamp('commission', 'Commission', 42),
      ruling: { outcome: 'accepted' as const, points: 3, penalty: 5, warning: false },
      ...{ isProvisional: false, isFavourable: false, isOtherwise: true, reason: 'Geste volontaire.' },
    },
  ];
  const text = (await readPages(appealFilePaper(fileOf({}, { rulings })))).join(' ');
  expect(text).toContain('Geste volontaire. La commission en décide autrement que le règlement.');
});

test.each(['A4', 'Letter'] as const)(
  'says who, where, when, what was written and decided, and by which text (%s)',
  async (size) => {
    const text = (await readPages(appealFilePaper(fileOf()), size)).join(' ');
    for (const part of [
      'Dossier de recours – LOUTRE Zoé Partie 1, coup 2',
      'À compléter sous deux semaines à compter de la demande, soit jusqu’au dimanche 29 novembre 2026',
      'Joueur LOUTRE Zoé, licence 1234567, club ETG, fédération FFSc',
      'Place Étang, table 12 (arbitre : Arbitre 1)',
      'Partie Partie 1, formule normale, rythme normal',
      'Règlement Règlement international en vigueur au 1er janvier 2023',
      'Dictionnaire Lexique libre (empreinte 9f86d081884c)',
      'Commission LYNX Ada (présidence), ÉLAN Noé',
      'Tirage ABELTUZ',
      'BLEUTÂT en 3G, 85 points (top : 85)',
      'Réclamation du joueur, hors délai – LOUTRE Zoé (joueur), 15 novembre 2026, 17 h 30 Ce Z est un S.',
      'Second recours, devant la commission fédérale, du joueur – LOUTRE Zoé (joueur), 15 novembre 2026, 17 h 50',
      'Bulletin nul (non admis : TABULEZ) – Commission, 15 novembre 2026, 17 h 42 Le Z ne fait pas de doute. Lecture la plus favorable au joueur. Commission : LYNX Ada (présidence), ÉLAN Noé.',
      'Bulletin nul Le mot TABULEZ n’est pas admis. Règlement, art. 5.4.1.a',
      'Score : TABULEZ en 11B, nul – façon retenue',
      'TABULEZ en 11C, forme VALIDAZ, non admis',
      'Saisi – Arbitre 1 (arbitre), 15 novembre 2026, 17 h 00',
      'art. 5.4.1.a Le mot n’est pas admis : nullité.',
    ]) {
      expect(text).toContain(part);
    }
  },
);

test('what was withdrawn, corrected, confirmed and told is in it, in its order', async () => {
  const { slip: told } = fileOf();
  const text = (
    await readPages(
      appealFilePaper(
        fileOf(
          {},
          {
            earlier: [{ ...stamp('referee', 'Arbitre 1', -9), slip, verdict }],
            recorded: { ...stamp('referee', 'Arbitre 1', -5), slip, verdict, reason: 'Mal saisi.' },
            withdrawn: [
              { ...told.rulings[0], ...stamp('chief', 'Juge', 20), isProvisional: true, isFavourable: false },
            ],
            confirmation: stamp('second-referee', 'Double', -2),
            deliveries: [{ at: stamp('referee', '', 3).at, means: 'voice', isComplete: false, words: [] }],
          },
        ),
      ),
    )
  ).join(' ');
  expect(text).toMatch(/à titre provisoire, décision retirée depuis – Juge \(juge-arbitre\).*Commission, 15 novembre/);
  expect(text).toMatch(
    /Saisi – .* Corrigé – .*Mal saisi\..*Vérifié en double arbitrage – Double.*Billet remis oralement, motif non précisé – 15 novembre 2026, 17 h 03/,
  );
});

test('a commission whose members nobody named, and a table without a slip, are said to be so', async () => {
  const { commission: _, ...unnamed } = fileOf();
  const { recorded: __, ...empty } = unnamed.slip;
  const text = (await readPages(appealFilePaper({ ...unnamed, slip: { ...empty, trace: [] } }))).join(' ');
  expect(text).toContain('sa composition n’a pas été notée');
  expect(text).toContain('Aucun bulletin n’est saisi.');
});

test('reasons of any length run over to the next page, and nothing is cut', async () => {
  const reason = 'Une raison qui prend sa place. '.repeat(50).trim();
  const appeals = Array.from({ length: 6 }, () => ({ ...fileOf().appeals[0], reason }));
  const pages = await readPages(appealFilePaper(fileOf({ appeals })));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.join(' ').match(/Une raison/g)).toHaveLength(300);
});

test('a verdict with a warning for conduct says so', async () => {
  const recorded = { ...stamp('referee', 'Arbitre 1', 0), slip };
  const warned = { ...verdict, outcome: 'accepted' as const, points: 77, disciplinary: true as const, reasons: [] };
  const told = (await readPages(appealFilePaper(fileOf({}, { recorded: { ...recorded, verdict: warned } })))).join(' ');
  expect(told.replaceAll('\u00a0', ' ')).toContain('Verdict du programme Accepté, 77 points, avertissement');
  expect(told.replaceAll('\u00a0', ' ')).toContain('Verdict : Accepté, 77 points, avertissement.');
});
