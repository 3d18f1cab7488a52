import { isPartialDate } from '#platform/pure/field-rules.ts';
import { fold } from '../../fold.ts';
import { BIBTEX_FORMS, isInBook } from './bibtex-fields.ts';
import { namesToBibtex } from './bibtex-names.ts';
import type { Citation } from './citation.ts';
import { MONTHS } from './dates.ts';
import { proseToLatex, textToLatex } from './latex-text.ts';
import { splitName } from './name.ts';

/** Writes publications as a BibTeX file in UTF-8, each with a key of its own. */
export function writeBibtex(citations: readonly Citation[]): string {
  const makeKey = makeKeys();
  return citations.map((citation) => writeEntry(citation, makeKey(citation))).join('\n');
}

function writeEntry(citation: Citation, key: string): string {
  const { kind, title, authors, editors, publisher, imprint, volume, issue, pages, doi, url, pdf, summary } = citation;
  const form = BIBTEX_FORMS[kind];
  const fields: Record<string, string> = {
    author: braced(namesToBibtex(authors)),
    // The second braces keep the capitals of the title.
    title: title && `{{${textToLatex(title)}}}`,
    [form.venue]: braced(textToLatex(publisher)),
    editor: braced(namesToBibtex(editors)),
    ...(isInBook(kind) && { publisher: braced(textToLatex(imprint)) }),
    volume: braced(textToLatex(volume)),
    number: braced(textToLatex(issue)),
    pages: braced(textToLatex(pages).replaceAll('–', '--')),
    ...writeDate(citation.date),
    doi: braced(withoutBraces(doi)),
    url: braced(withoutBraces(url)),
    pdf: braced(withoutBraces(pdf)),
    abstract: braced(proseToLatex(summary)),
    ...Object.fromEntries(Object.entries(form.also ?? {}).map(([name, value]) => [name, braced(value)])),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [`  ${name} = ${value},\n`]));
  return `@${form.type}{${key},\n${lines.join('')}}\n`;
}

const braced = (latex: string) => latex && `{${latex}}`;

/** Returns an address or identifier as BibTeX takes it: verbatim, but without signs that would end the value. */
const withoutBraces = (text: string) => text.replace(/[{}\\]/g, encodeURIComponent);

/** Writes a date in parts. Other text is written as the year, as in “in press”. */
function writeDate(date: string): Record<string, string> {
  if (!isPartialDate(date)) return { year: braced(textToLatex(date)) };
  const [year = '', month, day] = date.split('-');
  return {
    year: braced(year),
    ...(month !== undefined && { month: MONTHS[Number(month) - 1] ?? '' }),
    ...(day !== undefined && { day: braced(String(Number(day))) }),
  };
}

/** Returns a function that makes keys such as `lovelace1843sketch`, each of them once. */
function makeKeys() {
  const counts = new Map<string, number>();
  return ({ title, authors: [author = ''], date }: Citation) => {
    const words = asciiOf(title).split(/[^a-z\d]+/);
    const word = words.find((one) => one.length > 3) ?? words.find(Boolean) ?? '';
    const year = isPartialDate(date) ? date.slice(0, 4) : '';
    const base = [asciiOf(splitName(author).family).replace(/[^a-z\d]/g, ''), year, word].join('') || 'publication';
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

const asciiOf = (text: string) => fold(text).replace(/[^\0-\x7f]/g, ' ');
