import { type FileOperation, ruleFor } from '../model/access-rules.ts';
import type { StorageCtx } from './context.ts';
import { StorageError } from './storage-error.ts';

/**
 * Checks the access rules. Commands call it before they look up the file, so that a denial does not reveal if it
 * exists.
 */
export async function authorize({ uid, isVisible }: StorageCtx, name: string, operation: FileOperation) {
  const rule = ruleFor(name, operation);
  if (rule && uid === rule.owner && rule.grants.includes('owner')) return { ownerId: uid };
  if (rule?.grants.includes('shown') && (await isVisible(name))) return { ownerId: rule.owner };
  if (uid === undefined) throw unauthenticatedError();
  throw new StorageError('unauthorized', 'You do not have permission to do this.');
}

export const unauthenticatedError = () => new StorageError('unauthenticated', 'Sign in first.');
