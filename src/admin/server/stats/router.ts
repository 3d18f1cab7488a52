import { command } from '#platform/server/command.ts';
import { os } from '../admin-procedures.ts';
import { readStats } from './read-stats.ts';

export const statsRouter = {
  read: os.stats.read.handler(command(readStats)),
};
