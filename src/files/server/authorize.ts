import { type Operation, ruleFor } from '../model/rules.ts';
import type { FilesCtx } from './context.ts';
import { StorageError } from './storage-error.ts';

/**
 * Checks the access rules. Commands call it before they look up the file, so that a denial does not reveal if it
 * exists.
 */
export async function authorize({ uid, isShown }: FilesCtx, name: string, operation: Operation) {
  const rule = ruleFor(name, operation);
  if (rule && uid === rule.owner && rule.grants.includes('owner')) return { ownerId: uid };
  if (rule?.grants.includes('shown') && (await isShown(name))) return { ownerId: rule.owner };
  if (uid === undefined) throw signInFirst();
  throw new StorageError('unauthorized', 'You may not do this here.');
}

export const signInFirst = () => new StorageError('unauthenticated', 'Sign in first.');
