import { expect, it } from 'vitest';
import { readWords } from './words.ts';

const read = (content: Uint8Array) => {
  const words = readWords(content);
  return words.ok ? words.value : words.fault;
};

/** Two words, AA and AAS, as Eliot compiles them: S ends one, the second A the other, the first A none. */
function eliotFile(): Buffer {
  const edges = [1 << 25, (19 << 26) | (3 << 24) | 0, (1 << 26) | (3 << 24) | 1, (1 << 26) | (2 << 24) | 2, 3];
  const file = Buffer.alloc(360 + edges.length * 4);
  file.write('_COMPILED_DICTIONARY_\0\x01', 'latin1');
  file.writeUInt32BE(4, 24);
  file.writeUInt32BE(2, 28);
  file[92] = 1;
  file.writeUInt32BE(file.write('Deux mots', 94), 124);
  file.writeUInt32BE(file.write('ABCDEFGHIJKLMNOPQRSTUVWXYZ?', 128), 208);
  for (const [index, edge] of edges.entries()) file.writeUInt32BE(edge >>> 0, 360 + index * 4);
  return file;
}

it('reads a list of words in any encoding', () => {
  expect(read(Buffer.from('c\x9cur\r\n', 'latin1'))).toMatchObject({ name: '', list: { words: ['COEUR'] } });
});

it('reads a dictionary of Eliot', () => {
  expect(read(eliotFile())).toMatchObject({ name: 'Deux mots', list: { words: ['AA', 'AAS'] } });
});

it.each([
  ['a broken dictionary of Eliot', eliotFile().subarray(0, 370), 'eliot-damaged'],
  ['a picture', Buffer.from('\x89PNG\0', 'latin1'), 'not-text'],
  ['nothing', new Uint8Array(), 'word-list-empty'],
])('refuses %s', (_, content, code) => {
  expect(read(content)).toMatchObject({ code });
});
