import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { expectFault, useProgram } from './program.testing.ts';

const { run, json, write, directory } = useProgram();
const file = (name: string) => join(directory, name);

interface Facts {
  words: number;
  byLength: Record<string, number>;
  bytes: number;
  name: string;
}

const compile = (name: string, content: string | Uint8Array) => {
  write(name, content);
  return json(['lexique', 'construire', name, '-o', 'essai.lex']) as Facts & Record<string, number>;
};

const admitted = (...words: string[]) =>
  (
    JSON.parse(run(['lexique', 'mot', ...words, '--lexique', 'essai.lex', '--json']).stdout) as { admitted: boolean }[]
  ).map((answer) => answer.admitted);

/** AA and AAS, as Eliot compiles them: edge 1 is the S, edge 2 the second A, edge 3 the first, edge 4 the root. */
function eliotDictionary(algorithm = 1): Buffer {
  const edges = [2 << 24, (19 << 26) | (3 << 24), (1 << 26) | (3 << 24) | 1, (1 << 26) | (2 << 24) | 2, 3];
  const file = Buffer.alloc(474 + edges.length * 4);
  file.write('_COMPILED_DICTIONARY_\0\x02', 'latin1');
  file.writeUInt32BE(edges.length - 1, 24);
  file.writeUInt32BE(2, 28);
  file.writeUInt8(algorithm, 92);
  file.writeUInt32BE(file.write('Deux mots', 94), 124);
  file.writeUInt32BE(file.write('ABCDEFGHIJKLMNOPQRSTUVWXYZ?', 128), 208);
  for (const [index, edge] of edges.entries()) file.writeUInt32BE(edge >>> 0, 474 + index * 4);
  return file;
}

describe('raccord lexique construire', () => {
  test('compiles a list and counts what it has and what it leaves out', () => {
    const facts = compile(
      'liste.txt',
      '# Ma liste 2026\nchat\nCHAT\nchien a\nélève\nl’eau 42\nanticonstitutionnellement\n',
    );
    expect(facts).toEqual({
      words: 3,
      byLength: { ...zeros(), 4: 1, 5: 2 },
      bytes: statSync(file('essai.lex')).size,
      name: 'liste',
      comments: 1,
      refused: 2,
      tooShort: 1,
      tooLong: 1,
      repeated: 1,
    });
    expect(admitted('chat', 'CHIEN', 'élève', 'eau')).toEqual([true, true, true, false]);
  });

  test('tells the same in French, the first refusals with their lines', () => {
    write('liste.txt', '# un\n#deux\nchat\nchat\na\n\nl’eau 42\nanticonstitutionnellement\n');
    const { status, stdout, stderr } = run([
      'lexique',
      'construire',
      'liste.txt',
      '-o',
      'essai.lex',
      '--nom',
      'Ma liste',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const part of ['« essai.lex »', 'Ma liste', '1 répété,', '1 trop court ', '1 trop long ', '2 refusés']) {
      expect(stdout).toContain(part);
    }
    expect(stdout).toContain('2 lignes de commentaire (#) ignorées');
    expect(stdout).toContain('ligne 7 : « l’eau »');
    expect(stdout).toContain('ligne 7 : « 42 »');
  });

  const lists: [string, string | Uint8Array][] = [
    ['BOM and CRLF', '\uFEFFcœur\r\nélève\r\n'],
    ['separated by blanks', 'CŒUR \t  Élève'],
    ['windows-1252', Buffer.from('c\x9cur\r\n\xe9l\xe8ve\r\n', 'latin1')],
    ['UTF-16 with its mark', Buffer.from('\ufeffcœur\r\nélève\r\n', 'utf16le')],
    ['UTF-16, the other way round', Buffer.from('\ufeffcœur\r\nélève\r\n', 'utf16le').swap16()],
    ['letters and accents apart', 'cœur\n'.concat('élève'.normalize('NFD'))],
    ['gzip', gzipSync('cœur\nélève')],
    ['gzip of windows-1252', gzipSync(Buffer.from('c\x9cur\n\xe9l\xe8ve', 'latin1'))],
  ];
  test.each(lists)('reads a list: %s', (_, content) => {
    const { words, refused } = compile('autre.txt', content);
    expect({ words, refused }).toEqual({ words: 2, refused: 0 });
    expect(admitted('COEUR', 'ELEVE')).toEqual([true, true]);
  });

  test('names a compressed list after its file', () => {
    expect(compile('ods.txt.gz', gzipSync('chat')).name).toBe('ods');
  });

  test('compiles a dictionary of Eliot, which is taken as a lexicon wherever a list is', () => {
    expect(compile('essai.dawg', eliotDictionary())).toMatchObject({ words: 2, name: 'Deux mots', tooShort: 0 });
    expect(admitted('AA', 'AAS', 'SA')).toEqual([true, true, false]);
    const facts = json(['lexique', 'info', 'essai.dawg']);
    expect(facts).toMatchObject({ words: 2, name: 'Deux mots' });
    expect(json(['lexique', 'info', 'essai.dawg']), 'from the cache').toEqual(facts);
  });

  test('refuses a dictionary of Eliot that it cannot read', () => {
    write('gaddag.dawg', eliotDictionary(2));
    expectFault(run(['lexique', 'construire', 'gaddag.dawg', '-o', 'g.lex']), '« gaddag.dawg »', 'est un GADDAG');
    write('coupe.dawg', eliotDictionary().subarray(0, 370));
    expectFault(run(['lexique', 'info', 'coupe.dawg']), '« coupe.dawg »', 'abîmé ou tronqué');
    expect(existsSync(file('g.lex'))).toBe(false);
  });

  test('refuses a list with no usable word, naming it', () => {
    write('rien.txt', '1 2 3\n');
    expectFault(run(['lexique', 'construire', 'rien.txt', '-o', 'rien.lex']), '« rien.txt »', 'aucun mot utilisable');
    write('blanc.txt', '');
    expectFault(run(['lexique', 'construire', 'blanc.txt', '-o', 'rien.lex']), '« blanc.txt »', 'aucun mot utilisable');
    expectFault(run(['lexique', 'info', 'rien.txt']), '« rien.txt »', 'aucun mot utilisable');
    expect(existsSync(file('rien.lex'))).toBe(false);
  });

  test('never writes over the list itself', () => {
    write('precieuse.txt', 'chat');
    expectFault(run(['lexique', 'construire', 'precieuse.txt', '-o', './precieuse.txt']), '« ./precieuse.txt »', '-o');
    expect(readFileSync(file('precieuse.txt'), 'utf8')).toBe('chat');
  });

  test('says why it cannot write', () => {
    write('liste.txt', 'chat');
    expectFault(run(['lexique', 'construire', 'liste.txt', '-o', 'nulle/part.lex']), '« nulle/part.lex »', 'dossier');
    expectFault(run(['lexique', 'construire', 'liste.txt', '-o', '.']), '« . »', '-o');
    expectFault(run(['lexique', 'construire', 'liste.txt']), '--sortie', '-o FICHIER');
  });

  test('refuses what is compiled already, a missing list, and a trap of a gzip', () => {
    compile('liste.txt', 'chat');
    expectFault(run(['lexique', 'construire', 'essai.lex', '-o', 'x.lex']), '« essai.lex »', 'déjà');
    expectFault(run(['lexique', 'construire', 'nulle.txt', '-o', 'x.lex']), '« nulle.txt »', 'introuvable');
    const bomb = gzipSync(new Uint8Array(257 * 1024 * 1024), { level: 1 });
    write('piege.gz', bomb);
    expectFault(run(['lexique', 'construire', 'piege.gz', '-o', 'x.lex']), '« piege.gz »', '256 Mo');
  });
});

describe('raccord lexique info', () => {
  test('describes the free lexicon', () => {
    const { words, byLength, bytes, name } = json(['lexique', 'info']) as Facts;
    expect(words).toBe(Object.values(byLength).reduce((sum, count) => sum + count, 0));
    expect(words).toBeGreaterThan(400_000);
    expect(Object.keys(byLength)).toEqual(Object.keys(zeros()));
    expect(bytes).toBeGreaterThan(100_000);
    expect(name).toContain('Lexique libre');
    expect(run(['lexique', 'info']).stdout).toMatch(/Mots +40\d\u202f\d{3}/);
  });

  test('says the same of a list, plain or compiled', () => {
    const built = compile('liste.txt', 'chat chien');
    const expected = { words: 2, byLength: { ...zeros(), 4: 1, 5: 1 }, bytes: built.bytes };
    expect(json(['lexique', 'info', 'essai.lex'])).toEqual({ ...expected, name: 'liste' });
    write('copie.txt', 'chat chien');
    expect(json(['lexique', 'info', 'copie.txt'])).toMatchObject({ words: 2, name: 'copie' });
    expect(json(['lexique', 'info', 'liste.txt'])).toMatchObject({ words: 2, name: 'liste' });
  });

  test('refuses a damaged compiled lexicon, naming it', () => {
    compile('liste.txt', 'chat chien');
    const bytes = readFileSync(file('essai.lex'));
    bytes[bytes.length - 3] ^= 0xff;
    write('abime.lex', bytes);
    expectFault(run(['lexique', 'info', 'abime.lex']), '« abime.lex »', 'abîmé');
    write('tronque.lex', bytes.subarray(0, 50));
    expectFault(run(['lexique', 'mot', 'CHAT', '--lexique', 'tronque.lex']), '« tronque.lex »', 'abîmé');
    expectFault(run(['lexique', 'info', 'absent.lex']), '« absent.lex »', 'introuvable');
  });
});

describe('raccord lexique ajouter', () => {
  const add = (path: string, ...more: string[]) =>
    json(['lexique', 'ajouter', path, '--donnees', file('tournois'), ...more]) as { hash: string };

  test('adds a list or a compiled lexicon to an installation, the same words once', () => {
    compile('liste.txt', 'chat chien');
    const added = add('liste.txt', '--nom', 'Ma liste');
    expect(added).toEqual({ name: 'Ma liste', words: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(existsSync(file(join('tournois', 'lexiques', `${added.hash}.lexique`)))).toBe(true);
    expect(add('essai.lex')).toEqual(added);
    const { stdout } = run(['lexique', 'ajouter', 'essai.lex', '--donnees', file('tournois')]);
    expect(stdout).toBe(`Dictionnaire « Ma liste » prêt pour les tournois : 2 mots.\nEmpreinte : ${added.hash}\n`);
  });

  test('says what is wrong with the file or the directory', () => {
    expectFault(run(['lexique', 'ajouter']), 'FICHIER', 'manquant');
    expectFault(run(['lexique', 'ajouter', write('vide.txt', '42')]), '« vide.txt »');
    write('fichier', '');
    expectFault(run(['lexique', 'ajouter', 'liste.txt', '--donnees', file('fichier')]), 'Impossible d’écrire ici');
  });
});

describe('raccord lexique mot', () => {
  test('says whether words are admitted and what they are', () => {
    expect(json(['lexique', 'mot', 'chevaux'])).toEqual([
      { word: 'CHEVAUX', admitted: true, analyses: [{ lemma: 'cheval', nature: 'nom masculin pluriel' }] },
    ]);
    expect(json(['lexique', 'mot', 'cœur', 'XYZT'], 1)).toMatchObject([
      { word: 'COEUR', admitted: true },
      { word: 'XYZT', admitted: false, analyses: [] },
    ]);
  });

  test('goes by one’s own lexicon and still knows the natures', () => {
    compile('liste.txt', 'chat');
    expect(json(['lexique', 'mot', 'chevaux', '--lexique', 'essai.lex'], 1)).toMatchObject([
      { word: 'CHEVAUX', admitted: false, analyses: [{ lemma: 'cheval' }] },
    ]);
    const { stdout, status } = run(['lexique', 'mot', 'chat', 'chevaux', '--lexique', 'essai.lex']);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^CHAT +✓ admis/m);
    expect(stdout).toMatch(/^CHEVAUX +✗ non admis +cheval, nom masculin pluriel$/m);
  });

  test('refuses what is no word', () => {
    expectFault(run(['lexique', 'mot', 'a1']), '« a1 »', '« 1 »');
    expectFault(run(['lexique', 'mot']), 'MOT', 'manquant');
  });
});

function zeros(): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 14 }, (_, i) => [i + 2, 0]));
}

test('raccord lexique comparer: words in, words out', () => {
  write('avant.txt', 'chat\nchien\nloup\n');
  write('apres.txt', 'chat\nchien\nours\nélan\n');
  expect(json(['lexique', 'comparer', 'avant.txt', 'apres.txt'])).toEqual({
    ...{ before: { name: 'avant', words: 3 }, after: { name: 'apres', words: 4 } },
    ...{ added: ['ELAN', 'OURS'], removed: ['LOUP'] },
  });
  expect(run(['lexique', 'comparer', 'avant.txt', 'apres.txt']).stdout).toContain('1 mot sort :\n  LOUP');
  expect(run(['lexique', 'comparer', 'avant.txt', 'avant.txt']).stdout).toContain('0 mot entre.');
});
