import type { Kernel } from '#platform/kernel.ts';
import { matchesPattern } from '../../model/patterns.ts';
import { selectBlocked } from './store.ts';

/** Finds out which names nobody may claim, as a question that can be asked of many. */
export async function readBlocked({ db }: Pick<Kernel, 'db'>) {
  const blocked = await db.readAsSystem('blocked names are closed to members', ({ sql }) => selectBlocked(sql));
  return (host: string) => blocked.some(({ pattern }) => matchesPattern(host, pattern));
}
