import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import type { MarkdownBlock, MarkdownInline } from '#platform/pure/markdown/tree.ts';
import { runs } from '#testing/runs.ts';
import { joinTexts, lengthOf, readDocument } from './document-text.ts';
import { markdownOf } from './document-tree.ts';

const throughEditor = (text: string, long: boolean) => markdownOf(readDocument(text, long), long);

/** Returns each character with its formats, whatever the order in which they are nested. */
function formatted(blocks: readonly MarkdownBlock[]): string[] {
  const ofInline = (nodes: readonly MarkdownInline[], marks: readonly string[]): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'text') return [...node.text].map((character) => `${character} ${[...marks].sort()}`);
      if (node.type === 'code') return [...node.text].map((character) => `${character} ${[...marks, 'code'].sort()}`);
      if (node.type === 'break') return ['break'];
      return ofInline(node.children, [...marks, node.type === 'link' ? node.href : node.type]);
    });
  return blocks.flatMap((block): string[] => {
    if (block.type === 'quote') return formatted(block.blocks);
    if ('items' in block) return block.items.flatMap(formatted);
    if (block.type === 'codeBlock') return [block.language, ...block.text];
    if (block.type === 'table')
      return [...block.alignments, ...[block.header, ...block.rows].flat().flatMap((cell) => ofInline(cell, ['cell']))];
    return ofInline(block.children, []);
  });
}

describe('a text that is opened in the editor', () => {
  it.each([
    ['bold and italic', 'Led **six** people, *twice*'],
    ['a link in bold', 'See [**the memoir**](https://example.org/) today'],
    ['nested lists', '- cards\n  - holes\n- mill'],
    ['line breaks', 'one\ntwo\n\nthree'],
    ['marks that are text', '5 * 3 * 2 in snake_case, C#'],
    ['a marker that is text', '\\- no list'],
    ['nothing', ''],
  ])('is written as it was: %s', (_, text) => {
    expect(throughEditor(text, false)).toBe(text);
  });

  it('keeps headings, numbers and quotes of long texts', () => {
    const text = '# Note G\n\n1. one\n2. two\n\n> quoted\n\n## End';
    expect(throughEditor(text, true)).toBe(text);
  });

  it('keeps code and tables of long texts', () => {
    const text = [
      'Call `weave()` or **`stop()`**, see [`README`](https://example.org/)',
      '```c++\nint main() {\n\n  return `0`;\n}\n```',
      '````\n```\n````',
      '```\n```',
      '| Card | Holes |\n| --- | --: |\n| `a \\| b` | **12** |\n|  | [w](https://a.b/) |',
      '| One |\n| :-: |',
      'after \\`text\\`\n\\| - | - |',
    ].join('\n\n');
    expect(throughEditor(text, true)).toBe(text);
  });

  it('keeps backticks and pipes of short texts as text', () => {
    const text = 'Call `weave()`\n\na | b\n--- | ---\n\n```js\ncode\n```';
    expect(throughEditor(text, false)).toBe(text);
  });

  it('keeps every character with its formats, and is stable', () => {
    const pieces = [
      '`',
      '\n```\n',
      '\n| a | b |\n| - | :-: |\n',
      '| c',
      'a',
      'b c',
      '**',
      '*',
      '[w](https://a.b/)',
      '\n',
      '\n\n',
      '\n- ',
      '\n  - ',
      '\n1. ',
      '\n> ',
      '\n# ',
      'ب',
      ' ',
    ];
    const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, long) => {
        const written = throughEditor(text, long);
        // Lists around an empty one are joined when they are read again.
        const again = throughEditor(written, long);
        expect(throughEditor(again, long)).toBe(again);
        const visible = (markdown: string) =>
          formatted(parseMarkdown(markdown, { long })).filter((piece) => !piece.startsWith(' ') && piece !== 'break');
        expect(visible(written)).toEqual(visible(text));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('joined texts', () => {
  it.each([
    ['one', 'two', 'onetwo'],
    ['one ', 'two', 'one two'],
    ['**one**', '**two**', '**onetwo**'],
    ['', 'two', 'two'],
    ['- one', 'two', '- one\ntwo'],
  ])('%s and %s are %s', (first, second, joined) => expect(joinTexts(first, second)).toBe(joined));

  it('are as long as they are displayed', () => {
    expect(lengthOf('**one** [two](https://example.org)\nthree')).toBe(13);
  });
});
