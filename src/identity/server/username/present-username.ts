import type { Kernel } from '#platform/kernel.ts';
import { presentName } from './store.ts';

/** Returns the current username of the member who gave up this one within the last year. */
export const presentUsername = ({ db, clock }: Pick<Kernel, 'db' | 'clock'>, former: string) =>
  db.asVisitor(({ sql }) => presentName(sql, former, clock.now()));
