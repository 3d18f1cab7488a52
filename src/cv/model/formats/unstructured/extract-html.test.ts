import { expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { extractHtml } from './extract-html.ts';

const lines = (html: string) =>
  extractHtml(html)?.lines.map((line) => ({
    text: line.segments.map((segment) => segment.map(({ text }) => text).join('')).join(' | '),
    heading: line.heading,
    bullet: line.bullet,
  }));
const texts = (html: string) => lines(html)?.map(({ text }) => text);

it('reads headings, paragraphs, lists and tables', () => {
  const html =
    '<!doctype html><html lang="de"><body><h1>Ada  Lovelace</h1><div>London<br>England</div><h2>Work</h2><ul><li>Notes<ul><li>Note G</li></ul></li><li><p>Memoir</p><p>of Menabrea</p></li></ul><table><tr><td>1842</td><td>Translator</td></tr></table>';
  expect(extractHtml(html)?.language).toBe('de');
  expect(lines(html)).toEqual([
    { text: 'Ada Lovelace', heading: 1, bullet: undefined },
    ...['London', 'England'].map((text) => ({ text, heading: undefined, bullet: undefined })),
    { text: 'Work', heading: 2, bullet: undefined },
    { text: 'Notes', heading: undefined, bullet: 0 },
    { text: 'Note G', heading: undefined, bullet: 1 },
    { text: 'Memoir', heading: undefined, bullet: 0 },
    { text: 'of Menabrea', heading: undefined, bullet: undefined },
    { text: '1842 | Translator', heading: undefined, bullet: undefined },
  ]);
});

it('keeps the lines of preformatted text', () => {
  const html = '<pre>Ada <b>Lovelace</b>\nLondon\n\nWORK\nNotes on the engine\n</pre><p>one\nline</p>';
  expect(texts(html)).toEqual(['Ada Lovelace', 'London', 'WORK', 'Notes on the engine', 'one line']);
});

it('keeps emphasis and links that lead somewhere', () => {
  const html =
    '<p><b>Wrote</b> <i>seven</i> <a href="https://example.org/">notes</a> <a href="javascript:x()">G</a></p>';
  expect(extractHtml(html)?.lines[0]?.segments[0]).toEqual([
    { text: 'Wrote', size: 0, bold: true, italic: false },
    { text: ' ', size: 0, bold: false, italic: false },
    { text: 'seven', size: 0, bold: false, italic: true },
    { text: ' ', size: 0, bold: false, italic: false },
    { text: 'notes', size: 0, bold: false, italic: false, link: 'https://example.org/' },
    { text: ' G', size: 0, bold: false, italic: false },
  ]);
});

it('keeps links apart that no space separates', () => {
  const html =
    '<div><a href="mailto:ada@example.org">ada@example.org</a><span><a href="https://example.org/">example.org</a></span><span>London</span></div><p>Notes <b>A</b><i>–</i>G, <a href="https://example.org/">note</a>s</p>';
  expect(texts(html)).toEqual(['ada@example.org | example.org | London', 'Notes A–G, notes']);
});

it.each([
  ['a grid', '<style>/* x{} */@media screen{aside.side div, b:hover{color:red;display:grid}}</style>', ''],
  ['a flexible box', '', 'color: red; display: inline-flex'],
])('keeps the children of %s apart', (_, sheet, style) => {
  const contacts = `<div style="${style}"><span>+44 20 7946 0018</span><span>London</span>, England</div>`;
  expect(texts(`${sheet}<main><aside class="Side x">${contacts}</aside></main>`)).toEqual([
    '+44 20 7946 0018 | London | , England',
  ]);
  expect(texts('<style>aside.side div{display:block}</style><div><span>Ad</span><span>a</span></div>')).toEqual([
    'Ada',
  ]);
});

it('ignores a selector that is longer than those of a CV', () => {
  const html = (selector: string) =>
    `<style>${selector}{display:grid}</style><div class="a"><span>Ad</span><span>a</span></div>`;
  expect(texts(html('.a'.repeat(100)))).toEqual(['Ad | a']);
  expect(texts(html('.a'.repeat(101)))).toEqual(['Ada']);
});

it('takes linear time for any style sheet', async () => {
  const pieces = [
    '<style>a{display:grid}',
    '<style>a{display:grid}</style><b>x</b>',
    '/*',
    '*/',
    'a,',
    '{',
    '}',
    'b ',
    ';',
  ];
  await expectLinear(pieces, extractHtml);
  await expectLinear(pieces.slice(2), (css) => extractHtml(`<style>${css}display:grid}</style><b>x</b>`));
});

it('leaves out scripts, styles and what is hidden', () => {
  const html =
    '<head><title>x</title><style>p{}</style></head><script>1<2</script><p hidden>no</p><div style="color:red; display: none"><p>no</p></div><p>Ada</p>';
  expect(texts(html)).toEqual(['Ada']);
});

it('returns nothing for elements that nest too deeply', () => {
  expect(extractHtml('<div>'.repeat(5000))).toBeUndefined();
});
