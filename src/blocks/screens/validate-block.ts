import { type FieldError, validateLength, validateUrl } from '#records/components.tsx';
import { BLOCK_LIMITS } from '../model/limits.ts';
import type { Block } from '../model/schema.ts';
import { filledRows, validateRequired } from './filled-rows.ts';

type BlockCheck = readonly [path: string, error: FieldError | undefined];

/** Checks the texts of a block: each of a field that is a line or a text of several lines, and those of its parts. */
export function validateBlock(block: Block, path: string): BlockCheck[] {
  const limitOf = (field: string) => FIELD_LIMITS[block.kind]?.[field] ?? BLOCK_LIMITS[field as 'caption'];
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

/** Limits of fields that are not named like the limit, by the kind of block. */
const FIELD_LIMITS: Partial<Record<Block['kind'], Readonly<Record<string, number>>>> = {
  heading: { text: BLOCK_LIMITS.heading },
  quote: { text: BLOCK_LIMITS.quote },
  code: { text: BLOCK_LIMITS.code },
  video: { transcript: BLOCK_LIMITS.text },
  audio: { transcript: BLOCK_LIMITS.text },
  file: { label: BLOCK_LIMITS.title },
};
