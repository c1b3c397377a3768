import { describe, expect, it } from 'vitest';
import { bombOf, zipOf } from './testing/zip.ts';
import { Zip } from './zip.ts';

function read(archive: Uint8Array, name: string): unknown {
  const zip = Zip.open(archive);
  if (!zip.ok) return zip.fault.code;
  const found = zip.value.text(name);
  return found.ok ? found.value : found.fault.code;
}

const archive = zipOf({ name: 'a/é.xml', content: '<chat/>' }, { name: 'b', content: 'stocké', isStored: true });

describe('an archive', () => {
  it('has its files, folded or not', () => {
    expect(read(archive, 'a/é.xml')).toBe('<chat/>');
    expect(read(archive, 'b')).toBe('stocké');
    expect(read(archive, 'c')).toBeUndefined();
  });

  it('is refused when it is cut anywhere, or is something else', () => {
    for (let length = 0; length < archive.length; length++) {
      expect(read(archive.subarray(0, length), 'b')).toBe('not-a-zip');
    }
    expect(read(Buffer.from('PK et puis rien'), 'b')).toBe('not-a-zip');
  });

  it('is refused when its bytes lie', () => {
    for (let at = 0; at < archive.length; at++) {
      const broken = Buffer.from(archive);
      broken[at] ^= 0xff;
      // Whatever it answers, it answers.
      read(broken, 'a/é.xml');
    }
    const folded = zipOf({ name: 'a', content: 'chat' });
    folded[31] = 0xff;
    expect(read(folded, 'a')).toBe('not-a-zip');
  });

  it('is refused when it unfolds beyond what any list needs, whatever size it declares', () => {
    // Sixteen gibibytes: whoever answers has not unfolded them.
    const folded = bombOf(16_384);
    expect(read(zipOf({ name: 'a', content: '', folded, declared: 10 }), 'a')).toBe('zip-too-large');
    expect(read(zipOf({ name: 'a', content: 'chat', declared: 0xffff_ffff }), 'a')).toBe('chat');
  });
});
