import { statusOf } from '#platform/api-errors.ts';
import { isEqual } from '#platform/autosave/fields.ts';
import type { CvItem } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

export type CvDetails = Pick<CvItem, 'name' | 'tags'>;

const CONFLICT = 409;

/**
 * Saves name and tags. A conflict with a concurrent change is resolved by a retry, unless that changed name or tags.
 */
export async function saveDetails({ id, revision, ...original }: CvItem, { name, tags }: CvDetails) {
  try {
    return await cvApi.change.call({ id, revision, name, tags });
  } catch (error) {
    if (statusOf(error) !== CONFLICT) throw error;
    const current = await cvApi.read.call({ id });
    if (current.name !== original.name || !isEqual(current.tags, original.tags)) throw error;
    return cvApi.change.call({ id, revision: current.revision, name, tags });
  }
}
