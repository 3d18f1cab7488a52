import type { Kernel } from '#platform/server/kernel.ts';
import { MAX_COUNTED, type MailCounts } from '../contract.ts';
import { countByState } from './store.ts';

/** Counts the emails in each state. */
export const countMail = ({ db }: Pick<Kernel, 'db'>): Promise<MailCounts> =>
  db.readAsSystem('an admin manages mail', ({ sql }) => countByState(sql, MAX_COUNTED + 1));
