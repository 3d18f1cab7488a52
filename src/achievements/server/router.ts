import { implement } from '@orpc/server';
import { command } from '#platform/server/command.ts';
import { exportFile, importFile, type RecordsCtx, recordHandlers, recordVersionHandlers } from '#records/service.ts';
import { achievementsContract } from '../contract.ts';
import { achievementExchange } from './achievement-exchange.ts';
import { achievementKind } from './achievement-kind.ts';
import { importBadge } from './import-badge.ts';

const os = implement(achievementsContract).$context<RecordsCtx>();
const records = { ...recordHandlers(achievementKind), ...recordVersionHandlers(achievementKind) };

export const achievementsRouter = os.router({
  list: os.list.handler(records.list),
  facets: os.facets.handler(records.facets),
  create: os.create.handler(records.create),
  read: os.read.handler(records.read),
  save: os.save.handler(records.save),
  remove: os.remove.handler(records.remove),
  removeForever: os.removeForever.handler(records.removeForever),
  restore: os.restore.handler(records.restore),
  duplicate: os.duplicate.handler(records.duplicate),
  move: os.move.handler(records.move),
  bulk: os.bulk.handler(records.bulk),
  versions: os.versions.handler(records.versions),
  readVersion: os.readVersion.handler(records.readVersion),
  restoreVersion: os.restoreVersion.handler(records.restoreVersion),
  import: os.import.handler(command(importAchievements)),
  badge: os.badge.handler(command(importBadge)),
  export: os.export.handler(({ context, input }) => exportFile(context, achievementExchange, input)),
});

/** Previews or imports achievements from a file. */
function importAchievements(ctx: RecordsCtx, input: { content: string; take?: number[] | undefined }) {
  return importFile(ctx, achievementExchange, input, ({ kind, issuer, date }) => ({ kind, issuer, date }));
}
