import { beforeAll, describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';

const SIZE = 20_000;
const filled = (piece: string) => piece.repeat(Math.floor(SIZE / piece.length));
const paragraphs = (piece: string, times: number) => filled(`${piece.repeat(times)}\n\n`);

const ORDINARY = filled(
  'The engine weaves **patterns** of [algebra](https://example.org/a) as the *loom* weaves leaves.\n\n',
);

const NASTY: Record<string, string> = {
  'opening brackets': filled('['),
  'closing brackets': filled(']'),
  'empty brackets': filled('[]'),
  'empty links': filled('[]('),
  'images in images': filled('![[]()'),
  'brackets around one word': `${'['.repeat(SIZE / 2)}a${']'.repeat(SIZE / 2)}`,
  'links in links': `${'['.repeat(5000)}a${'](b)'.repeat(3000)}`,
  'links, one after another': filled('[a](https://a.b) '),
  'links, a paragraph each': filled('[a](https://a.b)\n\n'),
  'links, as many as a paragraph takes': paragraphs('[a](https://a.b) ', 36),
  'titles that never end': filled('[a](x "'),
  'titles that end in another paragraph': filled(`${'[a](x "'.repeat(8).padEnd(9990, 'x')}\n\n`),
  'addresses that never end': filled('[a](<b'),
  'parentheses in an address': `[a](${'('.repeat(SIZE)}`,
  stars: filled('*'),
  'stars around one word': `${'*'.repeat(SIZE / 2)}a${'*'.repeat(SIZE / 2)}`,
  'stars that open': filled('*a '),
  'stars that close': filled(' a*'),
  'stars that open and lines that close': filled('*a_ '),
  'stars that are not lines': filled('*_'),
  'stars of two lengths': filled('*a**b'),
  'stars, as many as a paragraph takes': paragraphs('*a_ ', 37),
  'words in bold': filled('**x** '),
  'words in italic, a paragraph each': filled('*a*\n\n'),
  'words in italic, a line each': filled('_a_\\\n'),
  'words in italic, a bullet each': filled('- *a*\n'),
  quotes: filled('>'),
  'quotes with spaces': filled('> '),
  'quotes on lines of their own': filled('>\n'),
  'quotes, each deeper': Array.from({ length: 195 }, (_, depth) => `${'>'.repeat(depth)}a`).join('\n'),
  'bullets in bullets': filled('- '),
  'bullets with stars': filled('* '),
  'numbers in numbers': filled('1. '),
  bullets: filled('- x\n'),
  'bullets, each deeper': Array.from({ length: 195 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  headings: filled('# a\n'),
  'signs of headings': `# ${filled('# ')}`,
  'lines of one letter': filled('a\n'),
  'empty lines': filled('\n'),
  'hard breaks': filled('a  \n'),
  backslashes: filled('\\'),
  escapes: paragraphs('\\* ', 70),
  'angle brackets': filled('<'),
  'addresses in angle brackets': filled('<a:'),
  'names that never end': filled('<a@b'),
  comments: filled('<!--'),
  spaces: filled(' '),
  'spaces before a word': `${filled(' ')}a`,
  tabs: filled('\t'),
  backticks: filled('`a'),
  'backticks, as many as a paragraph takes': paragraphs('`a` *b* ', 36),
  'backticks of many lengths': paragraphs(
    Array.from({ length: 60 }, (_, length) => `${'`'.repeat(length)} a`).join(''),
    1,
  ),
  'backticks without an end': `${Array.from({ length: 8 }, (_, length) => `${'`'.repeat(length + 1)} `).join('')}${filled('a ')}`,
  'backticks without an end, a paragraph each': filled('` `` ``` ```` ````` `````` a\n\n'),
  'backticks after backslashes': filled('\\``a'),
  'backticks around words': `\`${filled('a b ')}\``,
  'backticks around lines': `\`${filled('a b c d e\n')}\``,
  'code, one after another': filled('`a` '),
  fences: filled('```\n'),
  'fences that never end': filled('````\n```a\n'),
  'fences in bullets': filled('- ```\n'),
  'fences with long names': filled(`~~~${'a '.repeat(500)}\n`),
  'code in a deep fence': `${' '.repeat(SIZE / 4)}~~~\n${filled(`${' '.repeat(SIZE / 8)}a\n`)}`,
  pipes: filled('|'),
  'pipes, a line each': filled('|\n'),
  'pipes and backslashes': filled('\\|'),
  delimiters: filled('| - '),
  'delimiters, a line each': filled('|-|\n'),
  'delimiters after a wide row': `${'|a'.repeat(SIZE / 4)}|\n${'|-'.repeat(SIZE / 4)}|`,
  'delimiters after wide rows': filled(`${'|a'.repeat(100)}\n|-|\n`),
  'rows of many cells': `|a|\n|-|\n${'|a'.repeat(SIZE / 2)}`,
  'rows with marks': `|a|b|\n|-|-|\n${filled('|*a*|`b`|\n')}`,
  tables: filled('|a|\n|-|\n|b|\n\n'),
  entities: filled('&amp;'),
  definitions: filled('[x]: y\n'),
  rules: filled('---\n'),
};

/** Returns the processor time of a parse, not wall-clock time, because the machine may be busy. */
function cost(source: string) {
  const runs = [1, 2, 3, 4].map(() => {
    const before = process.cpuUsage();
    parseMarkdown(source, { long: true });
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

describe('20 kB of marks', () => {
  let most = 50;
  beforeAll(() => {
    for (let round = 0; round < 10; round += 1) parseMarkdown(ORDINARY, { long: true });
    // On a slow machine, the limit is relative to the time for an ordinary text full of links.
    most = Math.max(most, 2 * cost(ORDINARY));
  });

  it.each(Object.entries(NASTY))('%s are parsed within 50 ms', (_, source) => {
    expect(cost(source)).toBeLessThan(most);
  });
});

it('a text that is too long is shown as typed', () => {
  const before = process.cpuUsage();
  const blocks = parseMarkdown('**a** [b](https://example.org)\n\n'.repeat(40_000));
  expect(blocks[0]).toEqual({
    type: 'paragraph',
    children: [{ type: 'text', text: '**a** [b](https://example.org)' }],
  });
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});
