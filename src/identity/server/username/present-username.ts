import type { Kernel } from '#platform/kernel.ts';
import { presentName } from './store.ts';

/** Where a name leads that its member gave up within the year: to the present one. */
export const presentUsername = ({ db, clock }: Pick<Kernel, 'db' | 'clock'>, former: string) =>
  db.asVisitor(({ sql }) => presentName(sql, former, clock.now()));
