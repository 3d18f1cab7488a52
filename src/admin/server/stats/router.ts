import { os } from '../admins-only.ts';
import { readStats } from './read-stats.ts';

export const statsRouter = {
  read: os.stats.read.handler(({ context, input }) => readStats(context, input)),
};
