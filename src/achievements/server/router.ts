import { implement } from '@orpc/server';
import {
  changeMany,
  createRecord,
  deleteForever,
  duplicateRecord,
  exportFile,
  listRecords,
  moveRecord,
  type RecordsCtx,
  readRecord,
  recordFacets,
  restoreRecord,
  saveRecord,
  trashRecord,
} from '#records/service.ts';
import { achievementsContract } from '../contract.ts';
import { achievementExchange } from './achievement-exchange.ts';
import { achievementKind as kind } from './achievement-kind.ts';
import { importAchievements } from './import-achievements.ts';
import { importBadge } from './import-badge.ts';

const os = implement(achievementsContract).$context<RecordsCtx>();

export const achievementsRouter = os.router({
  list: os.list.handler(({ context, input }) => listRecords(context, kind, input)),
  facets: os.facets.handler(({ context }) => recordFacets(context, kind)),
  create: os.create.handler(({ context, input }) => createRecord(context, kind, input)),
  read: os.read.handler(({ context, input }) => readRecord(context, kind, input)),
  save: os.save.handler(({ context, input }) => saveRecord(context, kind, input)),
  remove: os.remove.handler(({ context, input }) => trashRecord(context, kind, input)),
  removeForever: os.removeForever.handler(({ context, input }) => deleteForever(context, kind, input)),
  restore: os.restore.handler(({ context, input }) => restoreRecord(context, kind, input)),
  duplicate: os.duplicate.handler(({ context, input }) => duplicateRecord(context, kind, input)),
  move: os.move.handler(({ context, input }) => moveRecord(context, kind, input)),
  bulk: os.bulk.handler(({ context, input }) => changeMany(context, kind, input)),
  import: os.import.handler(({ context, input }) => importAchievements(context, input)),
  badge: os.badge.handler(({ context, input }) => importBadge(context, input)),
  export: os.export.handler(({ context, input }) => exportFile(context, achievementExchange, input)),
});
