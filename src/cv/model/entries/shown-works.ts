import { isPartialDate } from '#platform/pure/field-rules.ts';
import { withPageRanges } from '../page-ranges.ts';
import { bareDoi } from '../publication-identity.ts';
import { PUBLICATION_KINDS, type PublicationKind } from '../shapes.ts';
import type { FieldValues } from '../tree.ts';
import { type EntryDocument, publicationOf } from './entry.ts';
import { isOwnAuthor } from './own-author.ts';

/** Only in works that visitors of the site cannot see. */
type Unpublished = { isUnpublished?: true };

/** A publication as a site shows it. `summary` is Markdown, and `doi` has no address around it. */
export type ShownPublication = Unpublished & {
  kind: PublicationKind;
  title: string;
  /** `own` is whether the author is the member. */
  authors: { name: string; own: boolean }[];
  /** The journal, the conference, the book of a chapter, the publisher or the university. */
  venue: string;
  /** Of the book that the venue is. */
  editors: string[];
  imprint: string;
  volume: string;
  issue: string;
  pages: string;
  date: string;
  doi: string;
  url: string;
  pdf: string;
  summary: string;
};
/** A talk as a site shows it. `summary` is Markdown. */
export type ShownTalk = Unpublished & {
  title: string;
  event: string;
  location: string;
  date: string;
  url: string;
  summary: string;
};
/** A skill, or a group of skills, as a site shows it. `level` is from 1 to 5, or 0. */
export type ShownSkill = Unpublished & { name: string; proficiency: string; level: number; keywords: string[] };

type ShownWorks = { publications: ShownPublication[]; talks: ShownTalk[]; skills: ShownSkill[] };

/**
 * Returns the publications and talks among some entries, the latest first, and the skills in their order. `names` are
 * those of the member, by which they are found among the authors.
 */
export function shownWorksOf(
  entries: readonly Pick<EntryDocument, 'kind' | 'fields' | 'status'>[],
  names: readonly string[],
): ShownWorks {
  const worksOf = <Work>(kind: string, convert: (fields: FieldValues) => Work) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({ ...convert(entry.fields), ...publicationOf(entry) }));
  return {
    publications: latestFirst(worksOf('publications', (fields) => toPublication(fields, names))),
    talks: latestFirst(worksOf('talks', toTalk)),
    skills: worksOf('skills', toSkill).filter(({ name, keywords }) => name !== '' || keywords.length > 0),
  };
}

function toPublication(fields: FieldValues, names: readonly string[]): ShownPublication {
  return {
    kind: PUBLICATION_KINDS.find((kind) => kind === fields.kind) ?? '',
    ...textsOf(fields, ['title', 'imprint', 'volume', 'issue', 'date', 'url', 'pdf', 'summary']),
    venue: textOf(fields.publisher),
    editors: wordsOf(fields.editors),
    pages: withPageRanges(textOf(fields.pages)),
    doi: bareDoi(textOf(fields.doi)),
    authors: wordsOf(fields.authors).map((name) => ({ name, own: names.some((own) => isOwnAuthor(name, own)) })),
  };
}

const toTalk = (fields: FieldValues): ShownTalk =>
  textsOf(fields, ['title', 'event', 'location', 'date', 'url', 'summary']);

const toSkill = (fields: FieldValues): ShownSkill => ({
  ...textsOf(fields, ['name', 'proficiency']),
  level: typeof fields.level === 'number' ? fields.level : 0,
  keywords: wordsOf(fields.keywords),
});

const textsOf = <Name extends string>(fields: FieldValues, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(fields[name])])) as Record<Name, string>;
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const wordsOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : []);

/** Sorts by date. Dates may be any text; those without a known order come first, as what is in press does. */
function latestFirst<Work extends { title: string; date: string }>(works: readonly Work[]): Work[] {
  const key = ({ date }: Work) => (isPartialDate(date) ? date : '9999');
  return works
    .filter(({ title }) => title !== '')
    .toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? 1 : -1));
}
