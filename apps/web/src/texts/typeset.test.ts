import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('spaces of French punctuation do not break, wherever a text stands', () => {
  const texts = typeset({
    plain: 'Chat et chien',
    marks: 'Table 1 : « Chat » ; vraiment ? Oui !',
    nested: { list: ['a : b'] },
    count: (count: number) => `${count} : fini`,
    time: '12:30',
  });
  expect(texts.plain).toBe('Chat et chien');
  expect(texts.marks).toBe('Table 1\u00a0: «\u00a0Chat\u00a0»\u00a0; vraiment\u00a0? Oui\u00a0!');
  expect(texts.nested.list).toEqual(['a\u00a0: b']);
  expect(texts.count(3)).toBe('3\u00a0: fini');
  expect(texts.time).toBe('12:30');
});
