import { describe, it } from 'vitest';
import { htmlToBlocks, markdownToBlocks } from '#posts/testing/convert.ts';
import { expectLinear } from '#testing/expect-linear.ts';
import { splitFrontMatter } from './front-matter/split-front-matter.ts';
import { makeWarnings } from './warnings.ts';
import { classicHtml } from './wordpress/classic-html.ts';

const MARKDOWN = [
  ...[
    '[',
    ']',
    '[]',
    '![',
    '[](',
    '[a](',
    '[a][b]',
    '[a](https://b.example)',
    '[a](<',
    '`',
    '``` ',
    '`a``',
    '\\',
    '<',
    '&',
  ],
  ...[
    '<b>',
    '<a href="x">',
    '<!--',
    '<!-- a',
    '<br>',
    '&amp;',
    '*',
    '**a',
    '_',
    '~~',
    '![[',
    '[[a',
    '[^a]',
    '{{<',
    '{%',
  ],
  ...[
    'a\n',
    'a  \n',
    '- a\n',
    '  - a\n',
    '1. a\n',
    '> ',
    '> a\n',
    '>\n',
    '# a\n',
    '#',
    '---\n',
    'a\n---\n',
    '| a |\n',
    '|---|\n',
  ],
  ...[
    '| a |\n|---|\n',
    '```\n',
    '~~~\na\n',
    '    a\n',
    '\n',
    ' ',
    '\t',
    '<div>\n',
    '<pre>\n',
    '<table>\n',
    '</table>\n',
    '<figure\n',
  ],
  ...[
    '[a]: https://b.example\n',
    '[a]: \n',
    '[^a]: b\n',
    '{{< figure src="a.png" >}}\n',
    '{{< highlight a >}}\n',
    '{: a}\n',
  ],
  ...[
    '![a](b.png)',
    '[![a](b.png)](https://c.example)',
    '<img src="a.png">',
    'https://youtu.be/abcdefghijk\n',
    '> [!NOTE]\n',
  ],
];
const HTML = [
  ...[
    '<',
    '<p>',
    '<b>',
    '</b>',
    '<div>',
    '</div>',
    '<ul><li>',
    '<table><tr><td>',
    '<blockquote>',
    '<figure>',
    '<br>',
    '<hr>',
  ],
  ...[
    '<p>a</p>',
    '<li>a',
    '<td>',
    '<img src=a.png>',
    '<a href="https://b.example">c</a>',
    '<pre>',
    '<pre>a</pre>',
    '<h1>a</h1>',
  ],
  ...[
    '&amp;',
    '&',
    ' ',
    '\n',
    'a ',
    '*',
    '[',
    '`',
    '<iframe src="https://b.example">',
    '<figure class="gallery"><img src=a>',
  ],
  ...[
    '<sup><a href="#fn1">1</a></sup>',
    '<li id="fn1">a</li>',
    '<div class="kg-callout-card">',
    '<script>',
    '<!--',
    '<a ',
  ],
];
const CLASSIC = [
  ...[
    '[',
    ']',
    '[a]',
    '[/a]',
    '[caption]',
    '[/caption]',
    '[code]',
    '[/code]',
    '[gallery ids="1,2"]',
    '[embed]',
    '[a b="',
    '[a b=',
  ],
  ...['\n', '\n\n', '\n \n', '<pre>', '</pre>', '<pre>\n', '<script ', '[video src=a]', 'a\n\n', '<p>\n\n', '[audio '],
];
const FRONT = [
  'a: b\n',
  '- a\n',
  'a: [',
  'a = [',
  'a = "',
  "a = '''",
  '[a]\n',
  '[[a]]\n',
  'a.',
  '"',
  '{',
  '# a\n',
  'a = {b = ',
];

describe('time of reading a post', () => {
  it.each(MARKDOWN)('is linear in the length of Markdown: %j', async (piece) => {
    await expectLinear([piece], markdownToBlocks);
  });
  it.each(HTML)('is linear in the length of HTML: %j', async (piece) => {
    await expectLinear([piece], htmlToBlocks);
  });
  it.each(CLASSIC)('is linear in the length of a post of the classic editor: %j', async (piece) => {
    await expectLinear([piece], (text) => classicHtml(text, new Map(), makeWarnings()));
  });
  it.each(FRONT)('is linear in the length of front matter: %j', async (piece) => {
    await expectLinear([piece], (text) => splitFrontMatter(`---\n${text}\n---\n`));
    await expectLinear([piece], (text) => splitFrontMatter(`+++\n${text}\n+++\n`));
  });
});
