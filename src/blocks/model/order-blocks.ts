import { FIELD_BLOCKS, type FieldBlock } from './limits.ts';

/** The place of a field of the project in its case study. */
type FieldPlace = { id: FieldBlock; kind: 'field' };

/**
 * Returns all blocks of a case study in their order. Fields without a block of their own come last: a document from
 * before blocks, or from a script that knows none, shows them as it always did.
 */
export function orderBlocks<One extends { id: string }>(blocks: readonly One[]): (One | FieldPlace)[] {
  const placed = new Set<string>(blocks.map(({ id }) => id));
  return [...blocks, ...FIELD_BLOCKS.filter((id) => !placed.has(id)).map((id): FieldPlace => ({ id, kind: 'field' }))];
}
