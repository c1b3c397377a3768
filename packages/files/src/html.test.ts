import { expect, test } from 'vitest';
import { html, raw, withCommas } from './html.ts';

const HOSTILE = `</p><script>alert("1")</script> & 'x'`;
const SAFE = '&#60;/p&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;x&#39;';

test('texts are made safe, between tags and in attributes', () => {
  expect(String(html`<p title="${HOSTILE}">${HOSTILE}</p>`)).toBe(`<p title="${SAFE}">${SAFE}</p>`);
});

test('pieces go as they are, lists one after the other, numbers as figures', () => {
  const items = ['a', HOSTILE].map((text, index) => html`<li value="${index + 1}">${text}</li>`);
  expect(String(html`<ul>${items}</ul>`)).toBe(`<ul><li value="1">a</li><li value="2">${SAFE}</li></ul>`);
  expect(String(html`${withCommas([html`<b>a</b>`, html`${'<'}`, html`c`])}`)).toBe('<b>a</b>, &#60;, c');
});

test('what is missing leaves nothing, and a text that looks safe is not believed', () => {
  expect(String(html`<p${undefined}>${''}</p>`)).toBe('<p></p>');
  expect(String(html`${String(html`<b>`)}`)).toBe('&#60;b&#62;');
  expect(String(html`<style>${raw('a > b {}')}</style>`)).toBe('<style>a > b {}</style>');
});
