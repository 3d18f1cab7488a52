import { implement } from '@orpc/server';
import { command } from '#platform/server/command.ts';
import { exportFile, importFile, type RecordsCtx, recordHandlers, recordVersionHandlers } from '#records/service.ts';
import { projectsContract } from '../contract.ts';
import { listHubs } from './hubs/hub-access.ts';
import { importRepositories } from './hubs/import-repositories.ts';
import { listRepositories } from './hubs/list-repositories.ts';
import { projectExchange } from './project-exchange.ts';
import { projectKind } from './project-kind.ts';

const os = implement(projectsContract).$context<RecordsCtx>();
const records = { ...recordHandlers(projectKind), ...recordVersionHandlers(projectKind) };

export const projectsRouter = os.router({
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
  import: os.import.handler(command(importProjects)),
  hubs: os.hubs.handler(({ context }) => listHubs(context)),
  listRepositories: os.listRepositories.handler(({ context, input, signal }) =>
    listRepositories(context, input, { signal }),
  ),
  importRepositories: os.importRepositories.handler(({ context, input, signal }) =>
    importRepositories(context, input, { signal }),
  ),
  export: os.export.handler(({ context, input }) => exportFile(context, projectExchange, input)),
});

/** Previews or imports projects from a file. */
function importProjects(ctx: RecordsCtx, input: { content: string; take?: number[] | undefined }) {
  return importFile(ctx, projectExchange, input, ({ summary, start, end }) => ({ summary, start, end }));
}
