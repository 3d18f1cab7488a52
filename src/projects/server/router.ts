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
import { projectsContract } from '../contract.ts';
import { importProjects } from './import-projects.ts';
import { projectExchange } from './project-exchange.ts';
import { projectKind as kind } from './project-kind.ts';

const os = implement(projectsContract).$context<RecordsCtx>();

export const projectsRouter = os.router({
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
  import: os.import.handler(({ context, input }) => importProjects(context, input)),
  export: os.export.handler(({ context, input }) => exportFile(context, projectExchange, input)),
});
