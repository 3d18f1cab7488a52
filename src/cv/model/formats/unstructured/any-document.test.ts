import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../fold.ts';
import { cvContent } from '../../schema.ts';
import { textOfLine } from './excerpt.ts';
import { extractMarkdown } from './extract-markdown.ts';
import { extractText } from './extract-text.ts';
import { readSourceDocument } from './read-source-document.ts';
import type { SourceDocument } from './source-document.ts';

describe('any document', () => {
  const words = fc.constantFrom(
    ...[
      'Ada Lovelace',
      'Engineer',
      'Acme GmbH',
      'Berlin',
      '2018 – 2020',
      'seit 2020',
      'WORK EXPERIENCE',
      'Skills',
      'Languages:',
    ],
    ...[
      'English (C1)',
      'Rust, Python',
      'ada@example.org',
      '+49 30 901820',
      'www.example.org',
      'Led a team.',
      '職歴',
      'مهندس',
      '—',
      '|',
    ],
    ...[
      'Summary',
      'Education',
      'References',
      'Publications',
      'Contact',
      'Valid until: 05/2020',
      'hyphen-',
      'lower case words',
    ],
  );
  const line = fc.tuple(
    fc.constantFrom('', '', '- ', '\t', '   '),
    fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 4 }),
  );
  const text = fc
    .array(line, { maxLength: 30 })
    .map((lines) => lines.map(([start, parts]) => start + parts.join(' ')).join('\n'));

  /** Returns the words of a document that are neither in the CV nor marked nor unplaced. */
  function lostWords(document: SourceDocument): string[] {
    const { content, marks, unplaced } = readSourceDocument(document);
    const held = new Set(fold(JSON.stringify(content)).match(/[\p{L}\p{N}]+/gu));
    return document.lines.flatMap((source, at) =>
      [...textOfLine(source).matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
          const spans = [...marks, ...unplaced].filter(({ line }) => line === at);
          // A number may end within a word: then one span holds its beginning, and another one its end.
          const isCovered = [...word].every((_, offset) =>
            spans.some(({ start, end }) => start <= index + offset && index + offset < end),
          );
          return !isCovered && !held.has(fold(word));
        })
        .map(([word]) => word),
    );
  }

  it('loses no word and gives a valid CV', () => {
    fc.assert(
      fc.property(text, (raw) => {
        for (const document of [extractText(raw), extractMarkdown(raw)]) {
          expect(lostWords(document)).toEqual([]);
          expect(() => cvContent.parse(readSourceDocument(document).content)).not.toThrow();
        }
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it.each([
    ['lines of a word', 'word\n'],
    ['list items', '- Led a team of four\n'],
    ['entries', 'Engineer, Acme GmbH, Berlin (2018 – 2020)\n'],
    ['headings', 'Skills\n\n'],
    ['one paragraph', 'and so on '],
    ['contacts', 'a@example.org | +49 30 901820 | '],
    ['open parentheses', '(2020, '],
    ['links', 'a.de '],
    ['cells', 'a\t'],
    ['parts', 'a | '],
  ])(
    'is read in linear time: %s',
    (_, piece) => {
      const repeated = piece.repeat(Math.ceil(190_000 / piece.length));
      for (const heading of ['', 'WORK', 'SKILLS', 'LANGUAGES', 'CONTACT']) {
        const { report } = readSourceDocument(extractText(`Ada\n\n${heading}\n\n${repeated}`));
        expect(report.format).toBe('text');
      }
    },
    30_000,
  );
});
