import {
  collectFieldErrors,
  type FieldError,
  type FieldErrorMap,
  validateDateOrder,
  validateLength,
  validateSlug,
  validateUrl,
} from '#records/components.tsx';
import type { Block, ProjectDocument } from '../../contract.ts';
import { BLOCK_LIMITS } from '../../model/blocks/limits.ts';
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

const isFilled = (row: object) => Object.values(row).some((text) => String(text).trim() !== '');

/** Returns the rows that contain text, with their original indexes. */
const filledRows = <Row extends object>(rows: readonly Row[]) => [...rows.entries()].filter(([, row]) => isFilled(row));

function withoutEmptyRows(project: EditableProject): EditableProject {
  const { links, metrics, collaborators, blocks } = project;
  const figures = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []));
  if ([...links, ...metrics, ...collaborators, ...figures].every(isFilled)) return project;
  return {
    ...project,
    blocks: blocks.map((block) =>
      block.kind === 'figures' ? { ...block, figures: block.figures.filter(isFilled) } : block,
    ),
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

type BlockCheck = readonly [path: string, error: FieldError | undefined];

/** Checks the texts of a block: each of a field that is a line or a text of several lines, and those of its parts. */
function validateBlock(block: Block, path: string): BlockCheck[] {
  const limitOf = (field: string) => (field === 'text' ? TEXT_LIMITS[block.kind] : BLOCK_LIMITS[field as 'caption']);
  const fields = Object.entries(block).flatMap(([field, text]): BlockCheck[] => {
    const limit = limitOf(field);
    if (typeof text !== 'string' || limit === undefined) return [];
    return [[`${path}.${field}`, validateLength(text, limit)]];
  });
  const urls = 'url' in block ? [[`${path}.url`, validateUrl(block.url, BLOCK_LIMITS.address)] as const] : [];
  const pictures = ('pictures' in block ? block.pictures : []).flatMap(({ alt, caption }, at) => [
    [`${path}.pictures.${at}.alt`, validateLength(alt, BLOCK_LIMITS.alt)] as const,
    [`${path}.pictures.${at}.caption`, validateLength(caption, BLOCK_LIMITS.caption)] as const,
  ]);
  const figures = (block.kind === 'figures' ? filledRows(block.figures) : []).flatMap(([at, { label, value }]) => [
    [
      `${path}.figures.${at}.value`,
      validateRequired(value, 'valueNeeded') ?? validateLength(value, BLOCK_LIMITS.value),
    ] as const,
    [`${path}.figures.${at}.label`, validateLength(label, BLOCK_LIMITS.label)] as const,
  ]);
  const cells = (block.kind === 'table' ? block.rows : []).flatMap((row, at) =>
    row.map((text, column) => [`${path}.rows.${at}.${column}`, validateLength(text, BLOCK_LIMITS.cell)] as const),
  );
  return [...fields, ...urls, ...pictures, ...figures, ...cells];
}

/** Limits of the field `text`, by the kind of block. */
const TEXT_LIMITS: Partial<Record<Block['kind'], number>> = {
  text: BLOCK_LIMITS.text,
  callout: BLOCK_LIMITS.text,
  heading: BLOCK_LIMITS.heading,
  quote: BLOCK_LIMITS.quote,
  code: BLOCK_LIMITS.code,
};

const validateTags = (words: readonly string[]) =>
  words.map((word) => validateLength(word, LIMITS.tag)).find((error) => error !== undefined);

const validateRequired = (
  text: string,
  name: 'addressNeeded' | 'valueNeeded' | 'nameNeeded',
): FieldError | undefined => (text.trim() === '' ? { name } : undefined);
