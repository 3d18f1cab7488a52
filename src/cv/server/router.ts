import { implement } from '@orpc/server';
import {
  changeMany,
  changeOne,
  deleteForever,
  duplicateRecord,
  listRecords,
  moveRecord,
  type RecordsCtx,
  readRecord,
  recordFacets,
  restoreRecord,
  saveRecord,
  trashRecord,
} from '#records/service.ts';
import { cvContract } from '../contract.ts';
import { changeCv } from './change-cv.ts';
import { checkCv, matchCv } from './check-cv.ts';
import { createCv } from './create-cv.ts';
import { cvKind as kind } from './cv-kind.ts';
import { exportCv } from './export-cv.ts';
import { compareVersions } from './history/compare-versions.ts';
import { restoreVersion } from './history/restore-version.ts';
import { keepVersion, listVersions, nameVersion, readVersion, removeVersion } from './history/versions.ts';
import { importCv } from './import-cv.ts';
import { offersFor } from './offers-for.ts';

const os = implement(cvContract).$context<RecordsCtx>();

export const cvRouter = os.router({
  list: os.list.handler(({ context, input }) => listRecords(context, kind, input)),
  facets: os.facets.handler(({ context }) => recordFacets(context, kind)),
  create: os.create.handler(({ context, input }) => createCv(context, input)),
  read: os.read.handler(({ context, input }) => readRecord(context, kind, input)),
  save: os.save.handler(({ context, input }) => saveRecord(context, kind, input)),
  change: os.change.handler(({ context, input }) => changeCv(context, input)),
  setVisibility: os.setVisibility.handler(({ context, input }) => changeOne(context, kind, input.id, input.visibility)),
  setLock: os.setLock.handler(({ context, input }) =>
    changeOne(context, kind, input.id, input.locked ? 'lock' : 'unlock'),
  ),
  remove: os.remove.handler(({ context, input }) => trashRecord(context, kind, input)),
  removeForever: os.removeForever.handler(({ context, input }) => deleteForever(context, kind, input)),
  restore: os.restore.handler(({ context, input }) => restoreRecord(context, kind, input)),
  duplicate: os.duplicate.handler(({ context, input }) => duplicateRecord(context, kind, input)),
  move: os.move.handler(({ context, input }) => moveRecord(context, kind, input)),
  bulk: os.bulk.handler(({ context, input }) => changeMany(context, kind, input)),
  import: os.import.handler(({ context, input }) => importCv(context, input)),
  export: os.export.handler(({ context, input }) => exportCv(context, input)),
  checks: os.checks.handler(({ context, input }) => checkCv(context, input)),
  matchJob: os.matchJob.handler(({ context, input }) => matchCv(context, input)),
  offers: os.offers.handler(({ context, input }) => offersFor(context, input)),
  versions: os.versions.handler(({ context, input }) => listVersions(context, input)),
  keepVersion: os.keepVersion.handler(({ context, input }) => keepVersion(context, input)),
  version: os.version.handler(({ context, input }) => readVersion(context, input)),
  nameVersion: os.nameVersion.handler(({ context, input }) => nameVersion(context, input)),
  removeVersion: os.removeVersion.handler(({ context, input }) => removeVersion(context, input)),
  restoreVersion: os.restoreVersion.handler(({ context, input }) => restoreVersion(context, input)),
  compare: os.compare.handler(({ context, input }) => compareVersions(context, input)),
});
