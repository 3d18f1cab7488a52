import { CV_LIMITS } from '../../content.ts';
import type { Node } from '../../shapes.ts';
import { makeValueReader } from '../reading/value-reader.ts';

/** The fields of a publication, as a record of the member's work has them. */
export type Citation = Omit<Node<'publications'>, 'id' | 'visible' | 'extras' | 'source' | 'startOnNewPage'>;

/** Formats of lists of publications, by the ending of their files. */
export const CITATION_FORMATS = ['bib', 'ris'] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

/** Reasons why an entry of a file isn't imported: broken syntax, no title, found before, or too many entries. */
export const CITATION_PROBLEMS = ['malformed', 'untitled', 'repeated', 'tooMany'] as const;

/** An entry of a file that isn't imported, by the line at which it begins and its key, which may be empty. */
export type CitationProblem = { line: number; key: string; problem: (typeof CITATION_PROBLEMS)[number] };

/** An entry of a file, with its position in it. */
export type LocatedCitation = Omit<CitationProblem, 'problem'> & { citation: Citation };
export type CitationReading = { found: LocatedCitation[]; problems: CitationProblem[] };

/** Returns a citation whose texts fit the fields of publications. */
export function fitCitation({ kind, authors, editors, date, url, pdf, summary, ...lines }: Citation): Citation {
  const reader = makeValueReader();
  const line = (text: string) => reader.line(text, { from: '' }).trim();
  const fitted = {
    ...{
      title: line(lines.title),
      publisher: line(lines.publisher),
      doi: line(lines.doi),
      imprint: line(lines.imprint),
    },
    ...{ volume: line(lines.volume), issue: line(lines.issue), pages: line(lines.pages) },
  };
  return {
    ...fitted,
    kind,
    authors: reader.words(authors.slice(0, CV_LIMITS.words), { from: '' }),
    editors: reader.words(editors.slice(0, CV_LIMITS.words), { from: '' }),
    date: reader.date(date, { from: '' }),
    url: reader.address(url, { from: '' }),
    pdf: reader.address(pdf, { from: '' }),
    summary: reader.text(summary, { from: '' }),
  };
}
