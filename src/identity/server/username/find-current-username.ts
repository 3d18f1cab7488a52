import type { Kernel } from '#platform/server/kernel.ts';
import { findCurrentName } from './store.ts';

/** Returns the current username of the member who gave up this one within the last year. */
export const findCurrentUsername = ({ db, clock }: Pick<Kernel, 'db' | 'clock'>, former: string) =>
  db.asVisitor(({ sql }) => findCurrentName(sql, former, clock.now()));
