import { unwrap } from '@raccord/scrabble';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRoster } from './roster.ts';

/** The people of a list, a line each: table, names, then what is known of the first. */
function people(text: string): string[] {
  return unwrap(parseRoster(text)).entrants.map(({ table, members }) => {
    const { name: _, ...more } = members[0];
    const names = members.map(({ name }) => name).join(' et ');
    const known = Object.entries(more).map(([key, value]) => `${key}=${value}`);
    return [...(table === undefined ? [] : [`T${table}`]), names, ...known].join(' ');
  });
}

const refused = (text: string) => unwrap(parseRoster(text)).refused.map(({ line, code }) => `${line} ${code}`);

describe('names that somebody pastes', () => {
  it.each([
    ['one a line', 'Chat\nChien\n', ['Chat', 'Chien']],
    ['with empty lines and stray blanks', '\r\n  Chat \u00a0noir \r\n\r\n\tChien\r\n', ['Chat noir', 'Chien']],
    ['numbered players', 'Joueur 1\nJoueur 2\nJoueur 10', ['Joueur 1', 'Joueur 2', 'Joueur 10']],
    ['a numbered list: nobody is seated by it', '2. Chat\n3) Chien\n(7) Loup', ['Chat', 'Chien', 'Loup']],
    ['two numbered lists, one under the other', '1. Chat\n2. Chien\n1. Loup', ['Chat', 'Chien', 'Loup']],
    ['a number alone in front: the table', '12 Chat\n13 : Loup\n14 - Ours', ['T12 Chat', 'T13 Loup', 'T14 Ours']],
    ['surname, first name', 'CHAT, Félix\nD’OURS, Anne', ['CHAT Félix', 'D’OURS Anne']],
    ['surname and first name in cells', 'CHAT\tFélix\nLOUP\tAnne', ['CHAT Félix', 'LOUP Anne']],
    ['club and series behind', 'Chat;ABC;4B\nLoup;;5A', ['Chat series=4B club=ABC', 'Loup series=5A']],
    [
      'licence, category, series, club behind',
      'CHAT Félix;1234567;V;3A;XY01',
      ['CHAT Félix licence=1234567 category=V series=3A club=XY01'],
    ],
    [
      'pairs',
      'Chat et Chien\nLoup / Ours\nPie & Geai\nRat+Souris',
      ['Chat et Chien', 'Loup et Ours', 'Pie et Geai', 'Rat et Souris'],
    ],
    [
      'hyphens, apostrophes, particles',
      'ÉLAN-BRUN Marie-Ève\nde l’Étang Noé',
      ['ÉLAN-BRUN Marie-Ève', 'de l’Étang Noé'],
    ],
    ['a name between quotes with a comma', '"Chat, dit Minou";ABC', ['Chat, dit Minou club=ABC']],
    ['a quote that nothing closes', '"Chat\nLoup', ['"Chat', 'Loup']],
    ['bullets', '• Chat\n- Loup\n* Ours Anne\n– Pie\n-Geai', ['Chat', 'Loup', 'Ours Anne', 'Pie', 'Geai']],
    ['bullets in cells of their own', '•\tChat\n•\tLoup', ['Chat', 'Loup']],
    ['numbers of every kind', '1.Chat\n(2) Loup\n- 3. Ours\n4° Pie', ['Chat', 'Loup', 'Ours', 'T4 Pie']],
    ['semicolons and commas at the end', 'CHAT Félix;\nLOUP Anne ;\nOURS Noé', ['CHAT Félix', 'LOUP Anne', 'OURS Noé']],
    ['a stray semicolon', 'CHAT, Félix\nLOUP, Anne\nOURS; Noé', ['CHAT Félix', 'LOUP Anne', 'OURS Noé']],
    ['nothing at all', '  \n\n', []],
  ])('%s', (_, text, expected) => {
    expect(people(text)).toEqual(expected);
    expect(refused(text)).toEqual([]);
  });
});

describe('files of other programs', () => {
  it('the ranking list of the federation', () => {
    const text = [
      'place;joueur;licence;categorie;serie;club;points;ps1;ps2;ps3;pp4;serie potentielle',
      '1;CHAT Félix;1000001;S;1A;AB01;2500;0;0;0;100;1A',
      '2;LOUP Élise;1000002;V;1B;CD2;2400;0;0;0;90;1A',
    ].join('\r\n');
    expect(people(text)).toEqual([
      'CHAT Félix licence=1000001 category=S series=1A club=AB01',
      'LOUP Élise licence=1000002 category=V series=1B club=CD2',
    ]);
  });

  it('headings in any order, with accents, case and punctuation', () => {
    const text = 'N° de licence,Prénom,NOM,Série,Catégorie,Club,Pays\n42,Félix,Chat,4A,S,ABC,FR';
    expect(people(text)).toEqual(['Chat Félix licence=42 category=S series=4A club=ABC federation=FR']);
  });

  it('a title above the headings, and columns of no use', () => {
    expect(people('Tournoi du club\n\nRang\tNom\tTotal\n1\tChat\t900\n2\tLoup\t890')).toEqual(['Chat', 'Loup']);
  });

  it('tables, with those that are empty', () => {
    expect(people('"1","CHAT Félix","812"\n"2","--table vide--","-1"\n"3","LOUP Élise","790"')).toEqual([
      'T1 CHAT Félix',
      'T3 LOUP Élise',
    ]);
    expect(people('Table;Joueur\n7;Chat\n9;Loup')).toEqual(['T7 Chat', 'T9 Loup']);
  });

  it('pairs in two columns', () => {
    expect(people('Joueur 1;Joueur 2;Club\nChat;Chien;ABC')).toEqual(['Chat et Chien club=ABC']);
    expect(people('Nom;Partenaire\nLoup;Ours')).toEqual(['Loup et Ours']);
    expect(people('Paire;Joueur A;Joueur B;Club\n1;Chat;Chien;ABC')).toEqual(['Chat et Chien club=ABC']);
  });

  it.each([
    'Nom 1;Prénom 1;Licence 1;Club 1;Nom 2;Prénom 2;Licence 2;Club 2',
    'Nom;Prénom;Licence;Club;Nom 2;Prénom 2;Licence 2;Club 2',
    'Nom;Prénom;Licence;Club;Nom;Prénom;Licence;Club',
    'Nom joueur A;Prénom joueur A;Lic. joueur A;Club A;Nom joueur B;Prénom joueur B;Lic. joueur B;Club B',
    'Nom;Prénom;Licence;Club;Nom du partenaire;Prénom du partenaire;Licence du partenaire;Club partenaire',
  ])('pairs headed %s', (headings) => {
    const [{ members }] = unwrap(parseRoster(`${headings}\nCHAT;Félix;12;ABC;LOUP;Anne;34;DEF`)).entrants;
    expect(members).toEqual([
      { name: 'CHAT Félix', licence: '12', club: 'ABC' },
      { name: 'LOUP Anne', licence: '34', club: 'DEF' },
    ]);
  });

  it('somebody alone in a list of pairs', () => {
    expect(people('Nom 1;Prénom 1;Nom 2;Prénom 2\nCHAT;Félix;;')).toEqual(['CHAT Félix']);
  });

  it('a full name beside surname and first name', () => {
    expect(people('Nom;Prénom;Nom complet\nCHAT;Félix;Félix CHAT')).toEqual(['CHAT Félix']);
    expect(people('Nom complet;Prénom\nCHAT Félix;Félix')).toEqual(['CHAT Félix']);
    expect(people('Nom;Nom complet\nCHAT;CHAT Félix')).toEqual(['CHAT Félix']);
    expect(people('Joueur;Prénom\nCHAT;Félix')).toEqual(['CHAT Félix']);
  });

  it.each([
    'Licence n°',
    'N° licence',
    'N° de licence',
    'Nº Licence',
    'Lic.',
    'LICENCE',
    'n° lic.',
    'Numéro de licence',
  ])('licences headed %s', (heading) =>
    expect(people(`Joueur (NOM Prénom);${heading}\nChat;12`)).toEqual(['Chat licence=12']),
  );

  it.each(['Total;6', '6;Total', ';TOTAUX :', 'Total joueurs : 6;', 'Nombre de joueurs;6', 'Total général;12'])(
    'a row of totals is nobody: %s',
    (row) => {
      expect(people(`nom;club\nChat;ABC\n${row}`)).toEqual(['Chat club=ABC']);
      expect(refused(`nom;club\nChat;ABC\n${row}`)).toEqual([]);
    },
  );

  it('somebody may be called so', () => {
    expect(people('TOTAL Jean\nTotal : 1')).toEqual(['TOTAL Jean']);
    expect(people('Nom;Prénom\nTotal;Jean')).toEqual(['Total Jean']);
  });

  it('headings that come again, on another page', () => {
    expect(people('Nom;Club\nChat;ABC\nNom;Club\nLoup;DEF')).toEqual(['Chat club=ABC', 'Loup club=DEF']);
  });

  it('cells over several lines: a line is named by where it begins', () => {
    expect(refused('nom;club\n"Chat\nnoir";ABC\n;DEF')).toEqual(['4 no-name']);
  });

  it('the mark of UTF-8 in front', () => {
    expect(people('\ufeffnom;club\nChat;ABC')).toEqual(['Chat club=ABC']);
  });
});

describe('lines that are refused', () => {
  it.each([
    ['nom;licence\n;12', '2 no-name'],
    ['12345678', '1 no-name'],
    [`${'Chat'.repeat(26)}`, '1 name-too-long'],
    ['Chat et Chien et Loup', '1 too-many-names'],
    ['Chat\nLoup\nchât', '3 name-twice'],
    ['Chat et CHAT', '1 name-twice'],
    ['nom;licence\nChat;12\nLoup;12', '3 licence-twice'],
    ['table;nom\n1;Chat\n1;Loup', '3 table-twice'],
    ['table;nom\n0;Chat', '2 bad-table'],
    ['table;nom\nA4;Chat', '2 bad-table'],
    ['nom;licence;club\nChat;12;\nChat;;', '3 name-twice'],
    ['=HYPERLINK("http://exemple.fr";"Chat")', '1 formula'],
    ['"=cmd|\' /C calc\'!A0"', '1 formula'],
    ['+Chat', '1 formula'],
    ['-2+3+Chat', '1 formula'],
    ['@SOMME(A1)', '1 formula'],
    ['nom;club\nChat;=1+1', '2 formula'],
    ['nom;partenaire\nChat;@Loup', '2 formula'],
    ['nom;prénom\nChat;=Loup', '2 formula'],
    ['nom 1;nom 2;prénom 2\nChat;Loup;=Anne', '2 formula'],
    [`nom;club\nChat;${'A'.repeat(101)}`, '2 cell-too-long'],
  ])('%j', (text, expected) => {
    expect(refused(text)).toEqual([expected]);
  });

  it('say where, why and what to do', () => {
    const [{ text }] = unwrap(parseRoster('Chat\nLoup\nCHAT')).refused;
    expect(text).toBe(
      'Ligne 3 : « CHAT » est déjà à la ligne 1 : effacez l’une des deux ou, si ce sont deux personnes, donnez leur licence ou leur club.',
    );
  });

  it('are named in short', () => {
    expect(refused('C'.repeat(10_000))).toEqual(['1 name-too-long']);
    const [{ text }] = unwrap(parseRoster(`${'Chat '.repeat(2_000)} et Loup et Ours`)).refused;
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/^Ligne 1 : « Chat Chat [^»]*… » nomme plus de deux personnes/);
  });

  it('a dash alone is an empty cell', () => {
    expect(people('nom;club;serie\nChat;-;–')).toEqual(['Chat']);
  });

  it('leave the others', () => {
    expect(people('Chat\nChat\nLoup')).toEqual(['Chat', 'Loup']);
  });

  it('namesakes stay when a licence or a club tells them apart', () => {
    expect(refused('nom;licence\nChat;1\nChat;2')).toEqual([]);
    expect(refused('nom;club\nChat;ABC\nChat;DEF')).toEqual([]);
    expect(refused('nom;club\nChat;ABC\nChat;ABC')).toEqual(['3 name-twice']);
    expect(refused('nom;club\nChat;ABC\nChat;')).toEqual(['3 name-twice']);
    expect(refused('nom;licence;club\nChat;1;ABC\nChat;;DEF')).toEqual([]);
  });
});

describe('lines that may name the same person', () => {
  const doubts = (text: string) => unwrap(parseRoster(text)).doubtful;

  it('surname and first name turned round: both are kept, and it is told', () => {
    const text = 'DUPONT Jean\nLoup\nJean Dupont';
    expect(people(text)).toHaveLength(3);
    expect(doubts(text)).toEqual([
      {
        line: 3,
        code: 'name-turned',
        text: 'Ligne 3 : « Jean Dupont » ressemble à « DUPONT Jean » de la ligne 1 : si c’est la même personne, effacez l’une des deux.',
      },
    ]);
    expect(doubts('Anne LE GALL et Léo Pie\nPie Léo et Le Gall Anne').map(({ line }) => line)).toEqual([2, 2]);
  });

  it.each([
    ['another licence', 'nom;licence\nDUPONT Jean;1\nJean DUPONT;2'],
    ['another club', 'nom;club\nDUPONT Jean;ABC\nJean DUPONT;DEF'],
    ['another word', 'DUPONT Jean\nJean DUPOND'],
  ])('not with %s', (_, text) => {
    expect(doubts(text)).toEqual([]);
  });
});

describe('lists that are refused as a whole', () => {
  it('headings without a name', () => {
    expect(parseRoster('licence;club\n12;ABC')).toMatchObject({ ok: false, fault: { code: 'no-name-column' } });
  });

  it('more lines than any tournament has players', () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => `Joueur ${index}`);
    expect(unwrap(parseRoster(lines.slice(1).join('\n'))).entrants).toHaveLength(10_000);
    expect(parseRoster(lines.join('\n'))).toEqual({
      ok: false,
      fault: {
        code: 'too-many-lines',
        text: 'Cette liste a plus de 10\u202f000 lignes : gardez celles des joueurs de ce tournoi.',
      },
    });
  });

  it('hundreds of thousands of lines or of cells, more than a call takes as arguments', () => {
    expect(unwrap(parseRoster(`${'\n'.repeat(400_000)}Chat`)).entrants).toMatchObject([{ line: 400_001 }]);
    expect(parseRoster('a\n'.repeat(200_000))).toMatchObject({ ok: false, fault: { code: 'too-many-lines' } });
    expect(unwrap(parseRoster(`Chat${';'.repeat(400_000)}Loup`)).entrants).toMatchObject([{ line: 1 }]);
  });
});

it('whatever the text, every entrant has one or two clean names, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aB1 ;,\t\n"\r\u0000é&/') }), (text) => {
      const read = parseRoster(text);
      if (!read.ok) return;
      for (const { members } of read.value.entrants) {
        expect(members.length === 1 || members.length === 2).toBe(true);
        for (const { name } of members) expect(name).toMatch(/^[^\s\p{C}]+(?: [^\s\p{C}]+)*$/u);
      }
    }),
  );
});
