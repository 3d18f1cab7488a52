import { implement } from '@orpc/server';
import { changeOne, readRecord, recordHandlers } from '#records/service.ts';
import { cvContract } from '../contract.ts';
import type { CvContent } from '../model/content.ts';
import { fitDesign } from '../render/fit.ts';
import { prepareTypesetting } from '../render/typesetter.ts';
import { changeCv } from './change-cv.ts';
import { checkCv, getReadingReport, matchCvToJob } from './check-cv.ts';
import { changeComment, listComments, removeComment } from './comments/manage-comments.ts';
import { createCv } from './create-cv.ts';
import { cvKind } from './cv-kind.ts';
import { exportCv, exportCvs } from './export-cv.ts';
import { exportLetter } from './export-letter.ts';
import { getOffers } from './get-offers.ts';
import { compareVersions } from './history/compare-versions.ts';
import { restoreVersion } from './history/restore-version.ts';
import { listVersions, nameVersion, readVersion, removeVersion, saveVersion } from './history/versions.ts';
import { importCv } from './import-cv.ts';
import { getThumbnail, listTemplates, previewCv } from './preview-cv.ts';
import { type CvCtx, renderInputOf } from './render-input.ts';
import { updateSharing } from './update-sharing.ts';

const os = implement(cvContract).$context<CvCtx>();
const records = recordHandlers(cvKind);

export const cvRouter = os.router({
  list: os.list.handler((call) => {
    prepareTypesetting();
    return records.list(call);
  }),
  facets: os.facets.handler(records.facets),
  create: os.create.handler(({ context, input }) => {
    prepareTypesetting();
    return createCv(context, input);
  }),
  read: os.read.handler(records.read),
  save: os.save.handler(records.save),
  change: os.change.handler(({ context, input }) => changeCv(context, input)),
  setVisibility: os.setVisibility.handler(({ context, input }) =>
    changeOne(context, cvKind, input.id, input.visibility),
  ),
  setSharing: os.setSharing.handler(({ context, input }) => updateSharing(context, input)),
  setLock: os.setLock.handler(({ context, input }) =>
    changeOne(context, cvKind, input.id, input.locked ? 'lock' : 'unlock'),
  ),
  remove: os.remove.handler(records.remove),
  removeForever: os.removeForever.handler(records.removeForever),
  restore: os.restore.handler(records.restore),
  duplicate: os.duplicate.handler(records.duplicate),
  move: os.move.handler(records.move),
  bulk: os.bulk.handler(records.bulk),
  import: os.import.handler(({ context, input }) => importCv(context, input)),
  export: os.export.handler(({ context, input }) => exportCv(context, input)),
  exportMany: os.exportMany.handler(({ context, input }) => exportCvs(context, input)),
  exportLetter: os.exportLetter.handler(({ context, input }) => exportLetter(context, input)),
  templates: os.templates.handler(({ context }) => listTemplates(context)),
  preview: os.preview.handler(({ context, input }) => previewCv(context, input)),
  thumbnail: os.thumbnail.handler(({ context, input }) => getThumbnail(context, input)),
  fit: os.fit.handler(({ context, input }) => fitCv(context, input)),
  checks: os.checks.handler(({ context, input }) => checkCv(context, input)),
  reading: os.reading.handler(({ context, input }) => getReadingReport(context, input)),
  matchJob: os.matchJob.handler(({ context, input }) => matchCvToJob(context, input)),
  offers: os.offers.handler(({ context, input }) => getOffers(context, input)),
  versions: os.versions.handler(({ context, input }) => listVersions(context, input)),
  keepVersion: os.keepVersion.handler(({ context, input }) => saveVersion(context, input)),
  version: os.version.handler(({ context, input }) => readVersion(context, input)),
  nameVersion: os.nameVersion.handler(({ context, input }) => nameVersion(context, input)),
  removeVersion: os.removeVersion.handler(({ context, input }) => removeVersion(context, input)),
  restoreVersion: os.restoreVersion.handler(({ context, input }) => restoreVersion(context, input)),
  comments: os.comments.handler(({ context, input }) => listComments(context, input)),
  changeComment: os.changeComment.handler(({ context, input }) => changeComment(context, input)),
  removeComment: os.removeComment.handler(({ context, input }) => removeComment(context, input)),
  compare: os.compare.handler(({ context, input }) => compareVersions(context, input)),
});

type FitCvInput = { id: string; pages: number; document?: CvContent | undefined };

/** Finds the largest design with which a CV takes at most `pages` pages. The CV itself is not changed. */
async function fitCv(ctx: CvCtx, { id, pages, document }: FitCvInput) {
  const cv = await readRecord(ctx, cvKind, { id });
  return fitDesign(await renderInputOf(ctx, document ?? cv.document), pages);
}
