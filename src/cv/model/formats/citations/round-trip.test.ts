import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.ts';
import { PUBLICATION_KINDS } from '../../shapes.ts';
import { isInBook } from './bibtex-fields.ts';
import type { Citation } from './citation.ts';
import { citationReaderOf, readCitations } from './read-citations.ts';
import { writeRis } from './ris.ts';
import { writeBibtex } from './write-bibtex.ts';

/** Text as an import leaves it: composed characters, single spaces, none at its ends, and no control characters. */
const inOneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
const line = fc
  .oneof(
    fc.constantFrom('Ada Lovelace', "A -- b ``c'' --- d", '{\\"o} $x_1^2$ 50% & #1', 'Ludwig van Beethoven', '\\', '"'),
    fc.constantFrom(
      'آدا لوفلايس',
      '计算机',
      'Éva Ω ß',
      '@article{a, title={b}}',
      'TY  - JOUR',
      '~ ^ _',
      "''' ``` ----",
    ),
    fc.string({ maxLength: 16 }),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  .map(inOneLine);
const name = line
  .map((text) => text.replace(/^[,\s]+|[,\s]+$/g, '').replace(/[,\s]*,[,\s]*/g, ', '))
  .filter((text) => text !== '' && text.toLowerCase() !== 'others');
const prose = fc
  .array(fc.array(line.filter(Boolean), { minLength: 1, maxLength: 2 }), { maxLength: 2 })
  .map((paragraphs) => paragraphs.map((lines) => lines.join('\n')).join('\n\n'));
const date = fc.constantFrom('', '1843', '1843-09', '1843-09-01', 'in press');
const address = fc.constantFrom('', 'https://example.org/a_b?c=1%20d&e#f~g', 'https://example.org/$^');

const citation: fc.Arbitrary<Citation> = fc.record(
  {
    title: line.filter(Boolean),
    authors: fc.array(name, { maxLength: 3 }),
    kind: fc.constantFrom(...PUBLICATION_KINDS),
    editors: fc.array(name, { maxLength: 2 }),
    ...{ publisher: line, imprint: line, volume: line, issue: line },
    pages: fc.constantFrom('', '7', '666–731', '1–9, 12', 'A-1'),
    date,
    doi: fc.constantFrom('', '10.1000/x_(1)<2>', '10.5555/é'),
    ...{ url: address, pdf: address },
    summary: prose,
  },
  { noNullPrototype: true },
);
/** Only a part of a book has a publisher beside its venue, and a name of its own for it. */
const possible = citation.map((one) =>
  isInBook(one.kind) && one.publisher !== '' && one.publisher !== one.imprint ? one : { ...one, imprint: '' },
);
const citations = fc.uniqueArray(possible, { maxLength: 4, selector: ({ title }) => title.toLowerCase() });

/** Removes all DOIs but the first, by which the others would be the same publication. */
const withDistinctDois = (all: readonly Citation[]) =>
  all.map((one, at) => (all.slice(0, at).some(({ doi }) => doi === one.doi) ? { ...one, doi: '' } : one));

function readBack(file: string) {
  const read = citationReaderOf(file);
  if (!read) throw new Error(`not recognized: ${file}`);
  return readCitations(file, read);
}

describe.each([
  ['BibTeX', writeBibtex],
  ['RIS', writeRis],
])('%s', (_, write) => {
  it('has every publication as it was', () => {
    fc.assert(
      fc.property(citations.map(withDistinctDois), (all) => {
        if (all.length === 0) return;
        expect(readBack(write(all))).toEqual({ citations: all, problems: [] });
      }),
      { numRuns: runs(400) },
    );
  });
});

it('writes the authors that a list doesn’t name as each format does', () => {
  const { citations: read } = readBack('@misc{a, title={T}, author={Gödel, Kurt and others}}');
  expect(read[0]?.authors).toEqual(['Kurt Gödel', 'et al.']);
  expect(writeBibtex(read)).toContain('Kurt Gödel and others');
  expect(writeRis(read)).toContain('AU  - Gödel, Kurt\nAU  - et al.\n');
});
