import { statusOf } from '#platform/api-errors.ts';
import { isEqual } from '#platform/autosave/fields.ts';
import type { CvItem } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

export type Details = Pick<CvItem, 'name' | 'tags'>;

const CONFLICT = 409;

/** Writes name and tags. What was written elsewhere meanwhile is no hindrance, unless it was these. */
export async function saveDetails({ id, revision, ...before }: CvItem, { name, tags }: Details) {
  try {
    return await cvApi.change.call({ id, revision, name, tags });
  } catch (error) {
    if (statusOf(error) !== CONFLICT) throw error;
    const now = await cvApi.read.call({ id });
    if (now.name !== before.name || !isEqual(now.tags, before.tags)) throw error;
    return cvApi.change.call({ id, revision: now.revision, name, tags });
  }
}
