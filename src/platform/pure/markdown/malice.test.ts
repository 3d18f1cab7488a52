import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MALICIOUS_MARKDOWN } from '#testing/malicious-markdown.ts';
import { childrenOf, type MarkdownNode } from '#testing/markdown-nodes.ts';
import { runs } from '#testing/runs.ts';
import { parseMarkdown } from './parse.ts';
import { plainText } from './plain-text.ts';

const addressesIn = (nodes: readonly MarkdownNode[]): string[] =>
  nodes.flatMap((node) => [...(node.type === 'link' ? [node.href] : []), ...addressesIn(childrenOf(node))]);
const depthOf = (nodes: readonly MarkdownNode[]): number =>
  Math.max(0, ...nodes.map((node) => 1 + depthOf(childrenOf(node))));
/** Returns the letters and digits of a text, without any marks. */
const lettersOf = (text: string) => text.toWellFormed().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const BOTH = [{ long: false }, { long: true }];

describe('the corpus of malicious Markdown', () => {
  it('has at least 120 different texts', () => {
    expect(MALICIOUS_MARKDOWN.length).toBeGreaterThanOrEqual(120);
    expect(new Set(MALICIOUS_MARKDOWN.map(({ text }) => text)).size).toBe(MALICIOUS_MARKDOWN.length);
  });

  it.each(MALICIOUS_MARKDOWN)('$name: contains only safe links', ({ text, links = [] }) => {
    for (const options of BOTH) expect(addressesIn(parseMarkdown(text, options))).toEqual(links);
  });

  it.each(MALICIOUS_MARKDOWN.filter(({ links }) => !links))('$name: is kept as text', ({ text, language }) => {
    for (const options of BOTH) {
      const visible = options.long && language ? text.replace(language, '') : text;
      expect(lettersOf(plainText(text, options))).toBe(lettersOf(visible));
    }
  });
});

describe('any text', () => {
  const PIECES = [
    '*',
    '**',
    '_',
    '[',
    ']',
    '](',
    ')',
    '<',
    '>',
    '!',
    '\\',
    '\n',
    '\n\n',
    '- ',
    '  ',
    '1. ',
    '# ',
    '> ',
    '`',
    '```\n',
    '~~~',
    '|',
    '| - |\n',
    '&',
    'a',
    'ب',
    '\t',
    '\ufeff',
    '\u202e',
    'https://example.org',
    'javascript:',
    '@',
    '"',
  ];
  const anyText = fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  );

  it('loses no letters in a long text, except the numbers of lists and the languages of code', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const withoutLanguages = text.replace(/(?<=`{3,}|~{3,})[^\n\r\u2028\u2029]*/g, '');
        const blocks = parseMarkdown(withoutLanguages, { long: true });
        const digits = /\d/g;
        if (addressesIn(blocks).length > 0) return;
        expect(lettersOf(plainText(blocks)).replace(digits, '')).toBe(lettersOf(withoutLanguages).replace(digits, ''));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('becomes a shallow tree with safe URLs, and loses no letters', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, long) => {
        const blocks = parseMarkdown(text, { long });
        for (const href of addressesIn(blocks)) expect(href).toMatch(/^(?:https?:\/\/|mailto:)[^\s]+$/);
        expect(depthOf(blocks)).toBeLessThanOrEqual(9);
        if (!addressesIn(blocks).length && !long) expect(lettersOf(plainText(blocks))).toBe(lettersOf(text));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('has a tree that survives JSON unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const blocks = parseMarkdown(text, { long: true });
        expect(JSON.parse(JSON.stringify(blocks))).toEqual(blocks);
      }),
    );
  });
});
