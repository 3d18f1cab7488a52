import type { Kernel } from '#platform/server/kernel.ts';
import { matchesPattern } from '../../model/patterns.ts';
import { selectBlocked } from './store.ts';

/** Loads the blocked patterns once and returns a predicate for any number of hosts. */
export async function readBlocked({ db }: Pick<Kernel, 'db'>) {
  const blocked = await db.readAsSystem('read the blocked host names', ({ sql }) => selectBlocked(sql));
  return (host: string) => blocked.some(({ pattern }) => matchesPattern(host, pattern));
}
