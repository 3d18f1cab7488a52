import { fold } from '../../fold.ts';
import { doiKeyOf } from '../../publication-identity.ts';
import { type Citation, type CitationProblem, type CitationReading, fitCitation } from './citation.ts';
import { readBibtex } from './read-bibtex.ts';
import { readRis } from './ris.ts';

/** The characters at the beginning of a file in which its format is recognized. */
const HEAD = 64 * 1024;
const IS_RIS = /^[ \t]{0,100}TY {1,2}- /m;
const IS_BIBTEX = /^[ \t]{0,9}@[a-z]{2,40}[ \t\n]{0,9}[{(]/im;
const IS_JSON = /^\s{0,1000}[[{]/;

/** Returns the reader of a list of publications; undefined for the text of another file. */
export function citationReaderOf(text: string): ((text: string) => CitationReading) | undefined {
  const head = text.slice(0, HEAD).replace(/^\ufeff/, '');
  if (IS_JSON.test(head)) return undefined;
  const [ris, bibtex] = [IS_RIS, IS_BIBTEX].map((pattern) => pattern.exec(head)?.index ?? Infinity) as [number, number];
  // A text of one format can look like an entry of the other.
  if (ris < bibtex) return readRis;
  return bibtex < ris ? readBibtex : undefined;
}

/** The most problems that are listed. */
const MAX_PROBLEMS = 200;

export type ReadCitations = { citations: Citation[]; problems: CitationProblem[] };

/** Reads a list of publications, each of them once. */
export function readCitations(text: string, read: (text: string) => CitationReading): ReadCitations {
  const { found, problems } = read(text);
  const citations: Citation[] = [];
  const faults = [...problems];
  const isRepeated = makeRepeatFinder();
  for (const { citation: raw, line, key } of found) {
    const citation = fitCitation(raw);
    const problem = citation.title === '' ? 'untitled' : isRepeated(citation) ? 'repeated' : undefined;
    if (problem) faults.push({ line, key, problem });
    else citations.push(citation);
  }
  return { citations, problems: faults.toSorted((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS) };
}

/** Returns a function that finds publications that a file has already: by DOI, or by title and year. */
function makeRepeatFinder() {
  const dois = new Set<string>();
  const doiByTitle = new Map<string, string>();
  return (citation: Citation) => {
    const doi = doiKeyOf(citation);
    const title = `${fold(citation.title).replace(/\s+/g, ' ')} ${citation.date.slice(0, 4)}`;
    const sameTitle = doiByTitle.get(title);
    // A preprint and its article can have the same title.
    if (dois.has(doi) || (sameTitle !== undefined && (doi === '' || sameTitle === ''))) return true;
    if (doi !== '') dois.add(doi);
    doiByTitle.set(title, sameTitle ?? doi);
    return false;
  };
}
