import { os } from '../admin-procedures.ts';
import { readStats } from './read-stats.ts';

export const statsRouter = {
  read: os.stats.read.handler(({ context, input }) => readStats(context, input)),
};
