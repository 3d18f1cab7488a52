import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { textOfLine } from './excerpt.ts';
import { extractMarkdown } from './extract-markdown.ts';

const linesOf = (text: string) => extractMarkdown(text).lines;

describe('extracting Markdown', () => {
  it('reads headings with their levels, in both forms', () => {
    expect(linesOf('# Ada\n\nWork\n----\n\n### Engineer ###')).toMatchObject([
      { heading: 1, segments: [[{ text: 'Ada' }]] },
      { heading: 2, segments: [[{ text: 'Work' }]] },
      { heading: 3, segments: [[{ text: 'Engineer' }]] },
    ]);
  });

  it('reads bold, italic and links as runs', () => {
    const [line] = linesOf('**Engineer** at *Acme*, [site](https://example.org/)');
    expect(line?.segments[0]).toMatchObject([
      { text: 'Engineer', bold: true },
      { text: ' at ' },
      { text: 'Acme', italic: true },
      { text: ', ' },
      { text: 'site', link: 'https://example.org/' },
    ]);
  });

  it('joins an indented line to its list item, and reads depths', () => {
    const lines = linesOf('- one\n  goes on\n- two\n  - inner');
    expect(lines.map((line) => [textOfLine(line), line.bullet])).toEqual([
      ['one goes on', 0],
      ['two', 0],
      ['inner', 1],
    ]);
  });

  it('reads the cells of a table as segments', () => {
    const lines = linesOf('| Role | Years |\n|---|---|\n| Engineer | 2020 |');
    expect(lines.map(textOfLine)).toEqual(['Role\tYears', 'Engineer\t2020']);
  });

  it('takes linear time', async () => {
    await expectLinear(['- a\n', '**', '# ', '|', '[a](b) ', '---\n', '\\'], extractMarkdown);
  });
});

it('reads hard spaces as a wide gap', () => {
  const [line] = extractMarkdown('Engineer&nbsp;&nbsp;&nbsp;2020').lines;
  expect(line?.segments.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(['Engineer', '2020']);
});
