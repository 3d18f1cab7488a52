import { isPartialDate } from '#platform/pure/field-rules.ts';
import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import type { FieldValues } from '../tree.ts';
import { type EntryDocument, publicationOf } from './entry.ts';

/** A job or an education as a site shows it. `about`, `summary` and `highlights` are Markdown. */
export type CareerStep = {
  title: string;
  /** The texts that the title consists of. */
  titleParts: string[];
  organization: string;
  url: string;
  location: string;
  /** Id of the organization's logo. */
  logo: string | null;
  start: string;
  end: string;
  ongoing: boolean;
  /** About the organization; only in its first step. */
  about: string;
  summary: string;
  highlights: string[];
  courses: string[];
  /** Only in steps that visitors of the site cannot see. */
  isUnpublished?: true;
};

type Career = { experience: CareerStep[]; education: CareerStep[] };

/** Returns the jobs and educations among some entries, the latest first. Each position at an organization is a step. */
export function careerOf(entries: readonly Pick<EntryDocument, 'kind' | 'fields' | 'status'>[]): Career {
  const stepsOf = (kind: string, convert: (fields: FieldValues) => CareerStep[]) =>
    entries
      .filter((entry) => entry.kind === kind)
      .flatMap((entry) => convert(entry.fields).map((step) => ({ ...step, ...publicationOf(entry) })))
      .filter(({ title, organization }) => title !== '' || organization !== '')
      .toSorted(
        (a, b) => compareDates(lastDateOf(b), lastDateOf(a)) || compareDates(sortable(b.start), sortable(a.start)),
      );
  return { experience: stepsOf('work', stepsOfJob), education: stepsOf('education', stepsOfEducation) };
}

function stepsOfJob(fields: FieldValues): CareerStep[] {
  const description = textOf(fields.companyDescription);
  const organization = organizationOf(fields, 'name');
  // A job without positions is that of the organization.
  const positions = Array.isArray(fields.roles) && fields.roles.length > 0 ? nodesOf(fields.roles) : [{}];
  return positions.map((role: FieldValues, at) => ({
    ...organization,
    ...periodOf(role),
    ...titleOf(role.position),
    about: at === 0 ? description : '',
    summary: textOf(role.summary),
    highlights: highlightsOf(role),
    courses: [],
  }));
}

function stepsOfEducation(fields: FieldValues): CareerStep[] {
  return [
    {
      ...organizationOf(fields, 'institution'),
      ...periodOf(fields),
      ...titleOf(fields.studyType, fields.area),
      about: '',
      summary: textOf(fields.summary),
      highlights: [...highlightsOf(fields), escapeMarkdown(textOf(fields.score))].filter(Boolean),
      courses: Array.isArray(fields.courses) ? fields.courses.map(textOf).filter(Boolean) : [],
    },
  ];
}

function titleOf(...texts: unknown[]) {
  const titleParts = texts.map(textOf).filter(Boolean);
  return { title: titleParts.join(', '), titleParts };
}

const organizationOf = (fields: FieldValues, name: 'name' | 'institution') => ({
  organization: textOf(fields[name]),
  url: textOf(fields.url),
  location: textOf(fields.location),
  logo: textOf(fields.logo) || null,
});

const periodOf = ({ start, end, ongoing }: FieldValues) => ({
  start: textOf(start),
  end: textOf(end),
  ongoing: ongoing === true,
});

const highlightsOf = ({ highlights }: FieldValues) =>
  nodesOf(highlights)
    .map(({ text }) => textOf(text))
    .filter(Boolean);

const nodesOf = (list: unknown) =>
  (Array.isArray(list) ? (list as FieldValues[]) : []).filter(({ visible }) => visible !== false);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Sorts after every date. */
const PRESENT = '9999';
const lastDateOf = ({ start, end, ongoing }: CareerStep) => (ongoing ? PRESENT : sortable(end) || sortable(start));
/** Dates may be any text; those without a known order come last. */
const sortable = (date: string) => (isPartialDate(date) ? date : '');
const compareDates = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
