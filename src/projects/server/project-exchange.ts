import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { toOneLine } from '#platform/pure/one-line.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import {
  figuresCell,
  foldText,
  linksCell,
  peopleCell,
  plainCell,
  type RawItem,
  type RecordExchange,
  wordsCell,
  yesNoCell,
} from '#records/service.ts';
import { PROJECT_LIMITS, type ProjectDocument } from '../model/fields.ts';
import { projectKind } from './project-kind.ts';

/**
 * Returns a JSON Resume's projects with the product's field names.
 * Unknown fields are kept, so that the import warns of them.
 */
function projectsOfResume({ projects }: RawItem): RawItem[] {
  if (!Array.isArray(projects)) return [];
  return projects.filter(isObject).map((project) => {
    const { name, description, highlights, keywords, startDate, endDate, url, roles, entity, type, ...rest } = project;
    return {
      ...rest,
      title: name,
      summary: description,
      ...(isFilledList(highlights) ? { caseStudy: { outcome: toBullets(highlights) } } : {}),
      stack: keywords,
      start: startDate,
      end: endDate,
      ...(isText(url) ? { links: [{ label: '', url }] } : {}),
      role: Array.isArray(roles) ? roles.filter(isText).join(', ') : roles,
      client: entity,
      ...(isText(type) ? { tags: [type] } : {}),
    };
  });
}

const isObject = (value: unknown): value is RawItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isFilledList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

const toBullets = (lines: readonly unknown[]) =>
  lines
    .filter(isText)
    .map((line) => `- ${toOneLine(line)}`)
    .join('\n');

const PRESENT = new Set(
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    messagesOf(language).imports.present.split(',').map(foldText),
  ),
);

/** Reports whether text means "present" in any supported language. */
const isPresent = (end: unknown) => typeof end === 'string' && PRESENT.has(foldText(end));

/** Import and export of projects in other programs' formats. Tables leave out images. */
export const projectExchange: RecordExchange<ProjectDocument> = {
  kind: projectKind,
  name: 'projects',
  columns: [
    { name: 'title', at: ['title'], cell: plainCell },
    { name: 'slug', at: ['slug'], cell: plainCell },
    { name: 'summary', at: ['summary'], cell: plainCell },
    { name: 'role', at: ['role'], cell: plainCell },
    { name: 'client', at: ['client'], cell: plainCell },
    { name: 'start', at: ['start'], cell: plainCell },
    { name: 'end', at: ['end'], cell: plainCell },
    { name: 'ongoing', at: ['ongoing'], cell: yesNoCell },
    { name: 'status', at: ['status'], cell: plainCell },
    { name: 'featured', at: ['featured'], cell: yesNoCell },
    { name: 'tags', at: ['tags'], cell: wordsCell },
    { name: 'stack', at: ['stack'], cell: wordsCell },
    { name: 'links', at: ['links'], cell: linksCell },
    { name: 'problem', at: ['caseStudy', 'problem'], cell: plainCell },
    { name: 'approach', at: ['caseStudy', 'approach'], cell: plainCell },
    { name: 'outcome', at: ['caseStudy', 'outcome'], cell: plainCell },
    { name: 'metrics', at: ['metrics'], cell: figuresCell },
    { name: 'collaborators', at: ['collaborators'], cell: peopleCell },
  ],
  otherNames: {
    name: 'title',
    description: 'summary',
    startdate: 'start',
    enddate: 'end',
    url: 'links',
    website: 'links',
    entity: 'client',
    roles: 'role',
    keywords: 'stack',
    highlights: 'outcome',
  },
  serverOnlyFields: [],
  titleFallbacks: ['summary', 'client', 'role'],
  fromResume: projectsOfResume,
  prepare: async () => (item) => {
    const { summary, caseStudy, end } = item;
    const endFields = isPresent(end) ? { end: '', ongoing: true } : {};
    if (typeof summary !== 'string' || summary.trim().length <= PROJECT_LIMITS.summary)
      return { ...item, ...endFields };
    // A summary that is too long is moved in full to the case study.
    const movedCaseStudy = typeof caseStudy === 'object' ? { ...caseStudy } : {};
    return {
      ...item,
      ...endFields,
      caseStudy: 'problem' in movedCaseStudy ? movedCaseStudy : { ...movedCaseStudy, problem: summary },
    };
  },
  forTable: async () => (document) => document,
};
