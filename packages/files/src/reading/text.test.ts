import { describe, expect, it } from 'vitest';
import { decodeText } from './text.ts';

const read = (content: Uint8Array) => {
  const text = decodeText(content);
  return text.ok ? text.value : text.fault;
};

describe('a text', () => {
  it.each([
    ['UTF-8', Buffer.from('cœur élève')],
    ['UTF-8 with its mark', Buffer.from('\ufeffcœur élève')],
    ['windows-1252', Buffer.from('c\x9cur \xe9l\xe8ve', 'latin1')],
    ['UTF-16 with its mark', Buffer.from('\ufeffcœur élève', 'utf16le')],
    ['UTF-16, the other way round', Buffer.from('\ufeffcœur élève', 'utf16le').swap16()],
  ])('in %s', (_, content) => {
    expect(read(content)).toBe('cœur élève');
  });

  it('in windows-1252 has its quotes, its euro and its capitals', () => {
    expect(read(Buffer.from([0x80, 0x8c, 0x91, 0x92, 0x93, 0x94, 0x9c, 0x9f, 0xab, 0xff]))).toBe('€Œ‘’“”œŸ«ÿ');
  });

  it('may be long', () => {
    expect(read(Buffer.alloc(300_000, 0xe9))).toBe('é'.repeat(300_000));
  });

  it('in UTF-16 that is cut or spoilt is none', () => {
    const whole = Buffer.from('\ufeffChat\nLoup', 'utf16le');
    expect(read(whole.subarray(0, -1))).toMatchObject({ code: 'not-text' });
    expect(read(Buffer.concat([whole, Buffer.from([0x00, 0xd8])]))).toMatchObject({ code: 'not-text' });
  });

  it('is told from a picture', () => {
    expect(read(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))).toEqual({
      code: 'not-text',
      text: 'Ce n’est pas du texte ; enregistrez-le en texte, UTF-8.',
    });
  });
});
