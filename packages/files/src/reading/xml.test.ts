import { describe, expect, it } from 'vitest';
import { childNamed, childrenNamed, parseXml } from './xml.ts';

const read = (text: string) => {
  const result = parseXml(text);
  return result.ok ? result.value : result.fault;
};

describe('an XML text', () => {
  it('is read into its elements, without prefixes', () => {
    const root = read(
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- rien -->\n<r:a xmlns:r="urn:r" r:id="3" id="2">un&amp;<b/>\n<c d="&#233;&quot;"><![CDATA[<deux>]]></c><b>é</b></r:a>',
    );
    expect(root).toMatchObject({
      name: 'a',
      attributes: { id: '2' },
      text: 'un&\n',
      line: 3,
      children: [
        { name: 'b', text: '', line: 3 },
        { name: 'c', attributes: { d: 'é"' }, text: '<deux>', line: 4 },
        { name: 'b', text: 'é' },
      ],
    });
  });

  it('gives children by their names', () => {
    const root = parseXml('<a><b>1</b><c/><b>2</b></a>');
    if (!root.ok) throw new Error(root.fault.text);
    expect(childrenNamed(root.value, 'b').map(({ text }) => text)).toEqual(['1', '2']);
    expect(childNamed(root.value, 'b')?.text).toBe('1');
    expect(childNamed(root.value, 'd')).toBeUndefined();
  });

  it('keeps the names that objects have as names like others', () => {
    expect(read('<a __proto__="x" constructor="y"/>')).toMatchObject({ name: 'a' });
    expect(Object.entries((read('<a __proto__="x"/>') as { attributes: object }).attributes)).toEqual([
      ['__proto__', 'x'],
    ]);
  });

  it.each([
    ['empty', '', 1],
    ['blank', ' \n ', 2],
    ['not XML', 'place;joueur', 1],
    ['cut', '<a>\n<b>', 2],
    ['crossed', '<a>\n<b></a></b>', 2],
    ['with two roots', '<a/>\n<b/>', 2],
    ['cut, with ampersands where they may stand', '<a><!-- & --><?b & ?><![CDATA[&]]>&#38;\n', 2],
    ['with a control character', '<a>\n\u0001</a>', 2],
  ])('is refused when %s, with its line', (_, text, line) => {
    expect(read(text)).toEqual({
      code: 'xml-broken',
      text: `Ligne ${line} : ce XML est abîmé ou tronqué ; reprenez le fichier d’origine.`,
    });
  });

  it.each([
    ['with an entity that nobody defined', '<a>\n&nbsp;</a>', 2],
    ['whose end is lines away', '<!-- & -->\n<a>\n<b c="d & e"/>\n<c/>;</a>', 3],
    ['that has no end', '<a>\r\n& b\r\n</a>', 2],
  ])('is refused with the line of an ampersand %s', (_, text, line) => {
    expect(read(text)).toMatchObject({
      code: 'xml-broken',
      text: expect.stringMatching(`^Ligne ${line} : un « & » y`),
    });
  });

  it.each([
    ['that grow', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>\n<a>&c;</a>'],
    ['that read files', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>\n<a>&b;</a>'],
    ['from elsewhere', '<!DOCTYPE a SYSTEM "http://exemple.fr/a.dtd">\n<a/>'],
  ])('is refused with entities %s', (_, text) => {
    expect(read(text)).toEqual({
      code: 'xml-entities',
      text: 'Ligne 1 : ce XML définit un DOCTYPE, que Raccord ne lit pas ; enlevez-le, ou reprenez le fichier d’origine.',
    });
  });

  it('is refused when too deep or when too large', () => {
    expect(read('<a>'.repeat(100) + '</a>'.repeat(100))).toMatchObject({ name: 'a' });
    expect(read('<a>'.repeat(101))).toMatchObject({ code: 'xml-too-large' });
    const attributes = (count: number) => Array.from({ length: count }, (_, index) => ` x${index}="1"`).join('');
    expect(read(`<a${attributes(100)}><b${attributes(100)}/></a>`)).toMatchObject({ name: 'a' });
    expect(read(`<a${attributes(101)}/>`)).toMatchObject({ code: 'xml-too-large' });
    expect(read(`<a>${'<b/>'.repeat(1_000_000)}</a>`)).toMatchObject({ code: 'xml-too-large' });
    expect(read(' '.repeat(64 * 2 ** 20 + 1))).toMatchObject({ code: 'xml-too-large' });
  });
});
