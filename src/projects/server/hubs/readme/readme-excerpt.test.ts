import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { readmeExcerpt } from './readme-excerpt.ts';

const paragraph = (source: string) => readmeExcerpt(source).paragraph;
const addresses = (source: string) => readmeExcerpt(source).pictures.map(({ address }) => address);
const PROSE = 'The engine weaves algebraic patterns, as the loom weaves flowers.';

describe('the first paragraph of a README', () => {
  it.each([
    ['a heading', `# Engine\n\n${PROSE}`],
    ['an underlined heading', `Engine of Analysis in two volumes\n=======\n\n${PROSE}`],
    ['badges', `[![CI](https://img.shields.io/a.svg)](https://ci.example)\n![x](b.png)\n\n${PROSE}`],
    ['code', `\`\`\`sh\nnpm install the-engine-of-analysis-and-more\n\n\`\`\`\n${PROSE}`],
    ['indented code', `    npm install the-engine-of-analysis-and-more\n\n${PROSE}`],
    ['a quote', `> [!NOTE]\n> This project is no longer maintained by anyone.\n\n${PROSE}`],
    ['a list', `- One point that is long enough to be a paragraph\n\n${PROSE}`],
    ['a table', `| Long column of the engine | Other column |\n|---|---|\n\n${PROSE}`],
    ['a table in HTML', `<table><tr><td>A cell that is long enough for it</td></tr></table>\n\n${PROSE}`],
    ['links to other pages', `[Documentation](a) | [Installation guide](b) | [Contributing](c)\n\n${PROSE}`],
    ['a comment', `<!-- All of this is hidden from its readers -->\n\n${PROSE}`],
    ['a slogan', `<p align="center"><b>For engines</b></p>\n\n${PROSE}`],
    ['front matter', `---\ntitle: The engine of analysis, described\n---\n${PROSE}`],
    ['a heading in HTML', `<div align="center">\n\n<h1>The Engine of Analysis by Babbage</h1>\n\n${PROSE}\n</div>`],
    ['definitions', `[docs]: https://example.org/the-documentation-of-the-engine\n\n${PROSE}`],
  ])('is found after %s', (_, source) => {
    expect(paragraph(source)).toBe(PROSE);
  });

  it('is plain text in one line', () => {
    expect(
      paragraph(
        'The *engine* of **[Babbage](https://example.org)**,\nwritten in `snake_case`,\r\nis <em>ours</em> &amp; _yours_.',
      ),
    ).toBe('The engine of Babbage, written in snake_case, is ours & yours.');
    expect(paragraph('<script>alert("The engine of Babbage runs here")</script>')).toBe('');
    expect(paragraph('1\\. The engine \\*weaves\\* algebraic patterns')).toBe(
      '1. The engine *weaves* algebraic patterns',
    );
  });

  it('may be in a script without spaces', () => {
    expect(paragraph('# 機械\n\nこの機械は代数の模様を織ります。')).toBe('この機械は代数の模様を織ります。');
  });

  it('is empty if there is none, and cut if it has no end', () => {
    expect(readmeExcerpt('# Engine\n\n- a\n- b')).toEqual({ paragraph: '', pictures: [] });
    expect(paragraph('word '.repeat(20_000))).toHaveLength(5000);
  });
});

describe('the first pictures of a README', () => {
  it('are found as Markdown, as HTML, in links and by their definition', () => {
    expect(
      readmeExcerpt(
        '![The engine](docs/engine.png "In 1843")\n\n<p><img src="b c.png" alt="Card [1]"></p>\n\n[![Loom][loom]](x)\n\n[loom]: <https://example.org/loom.jpg>',
      ).pictures,
    ).toEqual([
      { address: 'docs/engine.png', alt: 'The engine' },
      { address: 'b%20c.png', alt: 'Card  1' },
      { address: 'https://example.org/loom.jpg', alt: 'Loom' },
    ]);
    expect(addresses('# ![Logo](logo.png) Engine\n\n<table><tr><td><img src="a.png"></td></tr></table>')).toEqual([
      'logo.png',
      'a.png',
    ]);
  });

  it('are no badges, icons and embedded pictures', () => {
    expect(
      addresses(
        [
          '[![CI](https://github.com/ada/engine/actions/workflows/ci.yml/badge.svg)](x)',
          '![npm](https://img.shields.io/npm/v/engine)',
          '![data](data:image/png;base64,AAAA)',
          '<img src="icon.png" width="20">',
          '![Shown](shown.png)',
        ].join('\n'),
      ),
    ).toEqual(['shown.png']);
  });

  it('are three of thousands', () => {
    expect(addresses('![a](a.png)\n\n'.repeat(7000))).toHaveLength(3);
  });
});

it('takes linear time', async () => {
  const pieces = [
    '![',
    '[',
    '](',
    '![a](',
    '![a](b)',
    '[a',
    '[a][',
    'a]',
    '<p>',
    '<a>',
    '`',
    '\\',
    '[x]: ',
    '*_',
    '~~~\n',
    '<!--',
    '| a ',
  ];
  await expectLinear(pieces, readmeExcerpt);
  await expectLinear(['[a'], (text) => readmeExcerpt(text + text.replaceAll('[a', ']')));
  // The letter has another length in lower case, which makes comparing it slow.
  await expectLinear(['['], (text) => readmeExcerpt(text + text.replaceAll('[', 'İ') + text.replaceAll('[', ']')));
});
