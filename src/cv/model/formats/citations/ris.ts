import { isPartialDate, isWebAddress } from '#platform/pure/field-rules.ts';
import { withPageRanges } from '../../page-ranges.ts';
import { bareDoi } from '../../publication-identity.ts';
import type { PublicationKind } from '../../shapes.ts';
import { isInBook } from './bibtex-fields.ts';
import { OTHERS } from './bibtex-names.ts';
import type { Citation, CitationReading } from './citation.ts';
import { MAX_CITATIONS } from './limits.ts';
import { joinName, splitName } from './name.ts';

/** The types in which RIS writes the kinds of publications; each is read as well. */
const TYPE_BY_KIND: Readonly<Record<PublicationKind, string>> = {
  ...{ article: 'JOUR', conference: 'CPAPER', chapter: 'CHAP', book: 'BOOK', thesis: 'THES' },
  ...{ preprint: 'UNPB', report: 'RPRT', dataset: 'DATA', software: 'COMP', other: 'GEN', '': 'GEN' },
};
/** Other types; those that are nowhere are other publications. */
const KIND_BY_TYPE: Readonly<Record<string, PublicationKind>> = {
  ...{ EJOUR: 'article', JFULL: 'article', MGZN: 'article', NEWS: 'article', INPR: 'article', ABST: 'article' },
  ...{ CONF: 'conference', ECHAP: 'chapter', EBOOK: 'book', EDBOOK: 'book', PREPRINT: 'preprint', MANSCPT: 'preprint' },
  ...{ AGGR: 'dataset', GOVDOC: 'report', STAND: 'report' },
  ...Object.fromEntries(Object.entries(TYPE_BY_KIND).map(([kind, type]) => [type, kind || 'other'])),
};
/** The type of work (tag `M3`) of a publication whose kind the member didn't choose. */
const NO_KIND = 'unspecified';
/** Kinds whose venue is their publisher. */
const PUBLISHED_ALONE: ReadonlySet<PublicationKind> = new Set(['book', 'thesis', 'report', 'dataset', 'software']);

const TAG_LINE = /^([A-Z][A-Z\d]) {1,2}- ?/;
const VENUE_TAGS = ['T2', 'JO', 'JF', 'BT', 'J2', 'JA', 'PB'];

type Entry = { line: number; values: Map<string, string[]> };

/** Reads the publications of a RIS file. Those without a title are found with an empty one. */
export function readRis(text: string): CitationReading {
  const { entries, problems } = scanRis(text);
  const found = entries.map(({ line, values }) => ({
    ...{ line, key: values.get('ID')?.[0] ?? '' },
    citation: citationOf((...tags) => tags.flatMap((tag) => values.get(tag) ?? [])),
  }));
  return { found, problems };
}

function scanRis(text: string): { entries: Entry[]; problems: CitationReading['problems'] } {
  const entries: Entry[] = [];
  let open: Entry | undefined;
  let last: string[] | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const [start, tag] = TAG_LINE.exec(line) ?? [];
    if (tag === 'TY') {
      if (entries.length >= MAX_CITATIONS)
        return { entries, problems: [{ line: at + 1, key: '', problem: 'tooMany' }] };
      open = { line: at + 1, values: new Map() };
      entries.push(open);
    }
    if (!open) continue;
    if (tag === undefined || start === undefined) {
      // A long value goes on in the next lines.
      if (last?.length) last.push(`${last.pop()}\n${line.trim()}`);
    } else if (tag === 'ER') {
      open = undefined;
      last = undefined;
    } else {
      const name = tag === 'A1' ? 'AU' : tag;
      last = open.values.get(name) ?? [];
      last.push(line.slice(start.length).trim());
      open.values.set(name, last);
    }
  }
  return { entries, problems: [] };
}

function citationOf(valuesOf: (...tags: string[]) => string[]): Citation {
  const first = (...tags: string[]) => inOneLine(valuesOf(...tags).find((value) => value.trim() !== '') ?? '');
  const kind = first('M3') === NO_KIND ? '' : (KIND_BY_TYPE[first('TY').toUpperCase()] ?? 'other');
  const venues = PUBLISHED_ALONE.has(kind) ? ['PB', ...VENUE_TAGS] : VENUE_TAGS;
  const publisher = first(...venues);
  return {
    kind,
    title: first('TI', 'T1', 'CT'),
    authors: valuesOf('AU').map(nameOf).filter(Boolean),
    editors: valuesOf('A2', 'ED').map(nameOf).filter(Boolean),
    publisher,
    imprint: isInBook(kind) && first('PB') !== publisher ? first('PB') : '',
    volume: first('VL'),
    issue: first('IS'),
    pages: withPageRanges([first('SP'), first('EP')].filter(Boolean).join('–')),
    date: dateOf(valuesOf('DA', 'PY', 'Y1').map(inOneLine).filter(Boolean)),
    doi: bareDoi(first('DO')),
    url: first('UR'),
    // Other programs write paths of files on their computer as well.
    pdf: valuesOf('L1').map(inOneLine).find(isWebAddress) ?? '',
    summary: (valuesOf('AB', 'N2')[0] ?? '').replace(/\n{3,}/g, '\n\n').trim(),
  };
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function nameOf(value: string) {
  const [family = '', given = '', ...suffix] = inOneLine(value).split(',').map(inOneLine);
  return joinName({ family, given, suffix: suffix.filter(Boolean).join(', ') });
}

/** Returns the most exact of some dates such as `1843/09/10/`; without any, the first text. */
function dateOf(texts: readonly string[]) {
  const parts = texts.map((text) =>
    text
      .split('/')
      .map((part) => part.trim())
      .filter(Boolean),
  );
  const dates = parts.map((all) => all.slice(0, 3).join('-')).filter(isPartialDate);
  return dates.toSorted((a, b) => b.length - a.length)[0] ?? parts[0]?.join('/') ?? '';
}

/** Writes publications as a RIS file. */
export const writeRis = (citations: readonly Citation[]) => citations.map(writeEntry).join('\n');

function writeEntry({ kind, title, authors, editors, publisher, date, pages, ...others }: Citation): string {
  const [, start = pages, end = ''] = /^([^–]+)–([^–]+)$/.exec(pages) ?? [];
  const lines: [tag: string, value: string][] = [
    ['TY', TYPE_BY_KIND[kind]],
    ['M3', kind === '' ? NO_KIND : ''],
    ['TI', title],
    ...authors.map((author): [string, string] => ['AU', writeName(author)]),
    ...editors.map((editor): [string, string] => ['A2', writeName(editor)]),
    [PUBLISHED_ALONE.has(kind) ? 'PB' : 'T2', publisher],
    ['PB', isInBook(kind) ? others.imprint : ''],
    ['VL', others.volume],
    ['IS', others.issue],
    ['SP', start],
    ['EP', end],
    ['PY', isPartialDate(date) ? date.slice(0, 4) : date],
    ['DA', isPartialDate(date) && date.length > 4 ? date.replaceAll('-', '/') : ''],
    ['DO', others.doi],
    ['UR', others.url],
    ['L1', others.pdf],
    // A line that looks like one with a tag would end the text.
    ['AB', others.summary.replace(/\n(?=[A-Z][A-Z\d] {1,2}-)/g, '\n ')],
  ];
  const written = lines.flatMap(([tag, value]) => (value === '' ? [] : [`${tag}  - ${value}\n`]));
  return `${written.join('')}ER  - \n`;
}

function writeName(name: string) {
  if (name === OTHERS) return name;
  const { family, given, suffix } = splitName(name);
  return given === '' && suffix === ''
    ? family
    : [family, given, suffix].filter((part, at) => at === 1 || part).join(', ');
}
