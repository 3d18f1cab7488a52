import { withPageRanges } from '../../page-ranges.ts';
import { bareDoi } from '../../publication-identity.ts';
import { BIBTEX_FORMS, isInBook, kindOfBibtex, VENUE_FIELDS } from './bibtex-fields.ts';
import { namesOfBibtex } from './bibtex-names.ts';
import type { Citation, CitationReading } from './citation.ts';
import { dateOfParts, startOfDate } from './dates.ts';
import { latexToLine, latexToProse } from './latex-text.ts';
import { MAX_CITATIONS } from './limits.ts';
import { type BibtexEntry, scanBibtex } from './scan-bibtex.ts';

/** Reads the publications of a BibTeX or BibLaTeX file. Those without a title are found with an empty one. */
export function readBibtex(text: string): CitationReading {
  const { entries, problems } = scanBibtex(text, MAX_CITATIONS);
  const entryByKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]));
  const parentOf = ({ fields }: BibtexEntry) => entryByKey.get((fields.get('crossref') ?? '').trim().toLowerCase());
  const found = entries.map((entry) => {
    const { key, line } = entry;
    return { key, line, citation: citationOf(entry, parentOf(entry)) };
  });
  return { found, problems };
}

/** Fields that an entry of a collection has under another name in the entry of the collection. */
const INHERITED_NAMES: Readonly<Record<string, string>> = { booktitle: 'title' };
/** Fields that belong to one entry alone. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'author',
  'doi',
  'url',
  'pdf',
  'abstract',
  'pages',
]);

function citationOf({ type, fields }: BibtexEntry, parent: BibtexEntry | undefined): Citation {
  const raw = (name: string) => {
    const inherited = OWN_FIELDS.has(name) ? undefined : parent?.fields.get(INHERITED_NAMES[name] ?? name);
    return fields.get(name) ?? inherited ?? '';
  };
  const line = (name: string) => latexToLine(raw(name));
  const kind = kindOfBibtex(type, line);
  const venueField = [BIBTEX_FORMS[kind].venue, ...VENUE_FIELDS].find((name) => line(name) !== '');
  const eprint = line('eprint');
  const isOnArxiv = eprint !== '' && /^arxiv$/i.test(line('archiveprefix') || line('eprinttype'));
  return {
    kind,
    title: [line('title'), line('subtitle')].filter(Boolean).join(': '),
    authors: namesOfBibtex(raw('author')),
    editors: namesOfBibtex(raw('editor')),
    publisher: line(venueField ?? '') || (isOnArxiv ? 'arXiv' : ''),
    imprint: isInBook(kind) && venueField !== 'publisher' ? line('publisher') : '',
    volume: line('volume'),
    issue: line('number') || line('issue'),
    pages: withPageRanges(line('pages')),
    date:
      startOfDate(line('date')) ??
      dateOfParts({ year: line('year') || line('date'), month: line('month'), day: line('day') }),
    doi: bareDoi(verbatim(raw('doi'))),
    url: verbatim(raw('url')) || (isOnArxiv ? `https://arxiv.org/abs/${eprint}` : ''),
    pdf: verbatim(raw('pdf')),
    summary: latexToProse(raw('abstract')),
  };
}

/** Returns an address or identifier, in which only some programs escape signs. */
const verbatim = (value: string) =>
  value
    .trim()
    .replace(/^\\url\{([^{}]*)\}$/, '$1')
    .replace(/\\(?=[_%&#~$^{}])|[{}\n]/g, '')
    .trim();
