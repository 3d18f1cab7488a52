import { filledRows, isFilled, validateBlock, validateRequired, withoutEmptyFigures } from '#blocks/components.tsx';
import {
  collectFieldErrors,
  type FieldErrorMap,
  validateDateOrder,
  validateLength,
  validateSlug,
  validateUrl,
} from '#records/components.tsx';
import type { ProjectDocument } from '../../contract.ts';
import { EMPTY_PROJECT, PROJECT_LIMITS as LIMITS } from '../../model/limits.ts';

/** A project in the editor: its document and slug. */
export type EditableProject = ProjectDocument & { slug: string };

/**
 * Returns the project to send, without empty rows.
 * Includes client-side errors and the fields to hold back because of them.
 */
export function prepareProject(project: EditableProject) {
  const faults = validateProject(project);
  // Either date may be the wrong one, so both are held back.
  return { document: withoutEmptyRows(project), faults, waiting: faults.end ? ['start', 'end', 'ongoing'] : [] };
}

function withoutEmptyRows(project: EditableProject): EditableProject {
  const { links, metrics, collaborators } = project;
  const blocks = withoutEmptyFigures(project.blocks);
  if (blocks === project.blocks && [...links, ...metrics, ...collaborators].every(isFilled)) return project;
  return {
    ...project,
    blocks: [...blocks],
    links: links.filter(isFilled),
    metrics: metrics.filter(isFilled),
    collaborators: collaborators.filter(isFilled),
  };
}

/** The fields of a single line, each with the limit of the same name. */
const LINE_FIELDS = (Object.keys(EMPTY_PROJECT) as (keyof typeof EMPTY_PROJECT)[]).filter(
  (field): field is LineField => typeof EMPTY_PROJECT[field] === 'string' && Object.hasOwn(LIMITS, field),
);
type LineField = {
  [Name in keyof typeof EMPTY_PROJECT & keyof typeof LIMITS]: (typeof EMPTY_PROJECT)[Name] extends string
    ? Name
    : never;
}[keyof typeof EMPTY_PROJECT & keyof typeof LIMITS];

function validateProject(project: EditableProject): FieldErrorMap {
  const { title, slug, start, end, ongoing, links, metrics, collaborators, gallery } = project;
  return collectFieldErrors([
    ...LINE_FIELDS.map((field) => [field, validateLength(project[field], LIMITS[field])] as const),
    ['title', title.trim() === '' ? { name: 'titleNeeded' } : validateLength(title, LIMITS.title)],
    ['slug', validateSlug(slug)],
    ['end', ongoing ? undefined : validateDateOrder(start, end)],
    ['tags', validateTags(project.tags)],
    ['stack', validateTags(project.stack)],
    ...filledRows(links).flatMap(([at, { label, url }]) => [
      [`links.${at}.label`, validateLength(label, LIMITS.label)] as const,
      [`links.${at}.url`, validateRequired(url, 'addressNeeded') ?? validateUrl(url, LIMITS.address)] as const,
    ]),
    ...filledRows(metrics).flatMap(([at, { label, value }]) => [
      [`metrics.${at}.value`, validateRequired(value, 'valueNeeded') ?? validateLength(value, LIMITS.value)] as const,
      [`metrics.${at}.label`, validateLength(label, LIMITS.label)] as const,
    ]),
    ...filledRows(collaborators).flatMap(([at, { name, url }]) => [
      [`collaborators.${at}.name`, validateRequired(name, 'nameNeeded') ?? validateLength(name, LIMITS.name)] as const,
      [`collaborators.${at}.url`, validateUrl(url, LIMITS.address)] as const,
    ]),
    ...gallery.flatMap(({ alt, caption }, at) => [
      [`gallery.${at}.alt`, validateLength(alt, LIMITS.alt)] as const,
      [`gallery.${at}.caption`, validateLength(caption, LIMITS.caption)] as const,
    ]),
    ...project.blocks.flatMap((block, at) => validateBlock(block, `blocks.${at}`)),
    ...(['problem', 'approach', 'outcome'] as const).map(
      (field) => [`caseStudy.${field}`, validateLength(project.caseStudy[field], LIMITS.caseStudy)] as const,
    ),
  ]);
}

const validateTags = (words: readonly string[]) =>
  words.map((word) => validateLength(word, LIMITS.tag)).find((error) => error !== undefined);
