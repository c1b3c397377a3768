import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONE_BYTE_ENCODINGS, type OneByteEncoding } from './encodings.ts';
import { decodeText } from './text.ts';

/** A text in an encoding; what it lacks is left out. */
const encoded = (text: string, encoding: OneByteEncoding): Buffer =>
  Buffer.from(
    Array.from(text, (character) => {
      const own = ONE_BYTE_ENCODINGS[encoding].indexOf(character);
      return own < 0 ? character.charCodeAt(0) : own + 0x80;
    }),
  );

const read = (content: Uint8Array) => {
  const text = decodeText(content);
  return text.ok ? text.value : text.fault;
};

const ENCODINGS = Object.keys(ONE_BYTE_ENCODINGS) as OneByteEncoding[];

const LISTS = [
  "Nom;Prénom;Série\nDUPONT;Éloïse;4B\nD'HAENE;Jean-Noël;3A\nLE GOFF;Maëlle;2A",
  'N° de licence;Catégorie;Joueur\n1;S;NÚÑEZ Íñigo\n2;V;FRANÇOIS Hélène',
  'DUPRÉ Jérôme\nLEFÈVRE Benoît\nGARÇON Zoé\nMÜLLER André',
  'BÉRANGÈRE\nÉLÉONORE\nFRANÇOISE\nGAËLLE',
  'Chloé',
  'Irène et Agnès',
  'Loïc et Anaïs',
  'François',
  'Jérôme BÛCHE',
  'élève\nforêt\nà côté\ngâteau\nmaïs\nsoûl\nlà-bas',
];

describe.each(ENCODINGS)('a list in %s', (encoding) => {
  it.each(LISTS)('%j', (list) => {
    expect(read(encoded(list, encoding))).toBe(list);
  });

  it('of any French names', () => {
    const name = fc.constantFrom(
      ...['Éloïse', 'Noël', 'Zoé', 'Hélène', 'François', 'Jérôme', 'Benoît', 'Anaïs', 'Gaëlle', 'André', 'Chloé'],
      ...['Agnès', 'Thérèse', 'Maëlle', 'Loïc', 'Joël', 'Cécile', 'Léa', 'DUPRÉ', 'BÉNARD', 'LEFÈVRE', 'Anne'],
    );
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), (names) => {
        const list = ['Nom;Prénom', ...names].join('\r\n');
        expect(read(encoded(list, encoding))).toBe(list);
      }),
    );
  });
});

describe('a list of Windows', () => {
  it.each(['HéLèNE DUPRé', 'D’OURS Anne', 'l’œuvre', 'ŒUVRARD Zoé', 'Œuvrard', '« tôt » – 5 €', 'CÔTE', 'N° 1'])(
    '%s is not taken for another',
    (list) => expect(read(encoded(list, 'windows-1252'))).toBe(list),
  );
});
