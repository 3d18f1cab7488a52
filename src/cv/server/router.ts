import { implement } from '@orpc/server';
import { command } from '#platform/server/command.ts';
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
import { getExampleThumbnail } from './example-thumbnail.ts';
import { exportCv, exportCvs } from './export-cv.ts';
import { exportLetter } from './export-letter.ts';
import { findUses } from './find-uses.ts';
import { chooseWording, getOffers } from './get-offers.ts';
import { compareVersions } from './history/compare-versions.ts';
import { restoreVersion } from './history/restore-version.ts';
import { listVersions, nameVersion, readVersion, removeVersion, saveVersion } from './history/versions.ts';
import { importCv } from './import-cv.ts';
import { importCvFromAddress, readCvFromAddress } from './import-cv-from-address.ts';
import { getThumbnail, listTemplates, previewCv } from './preview-cv.ts';
import { getPublication, setPublication } from './publication/publication.ts';
import { readCvFile } from './read-cv-file.ts';
import { type CvCtx, renderInputOf } from './render-input.ts';
import { updateSharing } from './update-sharing.ts';
import { answerUpdates, detachVariant, undoAnswers } from './variants/answer-updates.ts';
import { createVariant } from './variants/create-variant.ts';
import { getDifferences, getVariant, listFamilies } from './variants/read-variant.ts';
import { restoreBase } from './variants/restore-base.ts';
import { exportTranslation, getTranslation, importTranslation, markTexts } from './variants/translate.ts';

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
  change: os.change.handler(command(changeCv)),
  setVisibility: os.setVisibility.handler(({ context, input }) =>
    changeOne(context, cvKind, input.id, input.visibility),
  ),
  setSharing: os.setSharing.handler(command(updateSharing)),
  publication: os.publication.handler(command(getPublication)),
  setPublication: os.setPublication.handler(command(setPublication)),
  setLock: os.setLock.handler(({ context, input }) =>
    changeOne(context, cvKind, input.id, input.locked ? 'lock' : 'unlock'),
  ),
  remove: os.remove.handler(records.remove),
  removeForever: os.removeForever.handler(records.removeForever),
  restore: os.restore.handler(records.restore),
  duplicate: os.duplicate.handler(records.duplicate),
  move: os.move.handler(records.move),
  bulk: os.bulk.handler(records.bulk),
  import: os.import.handler(({ context, input, signal }) => importCv(context, input, signal)),
  importFromAddress: os.importFromAddress.handler(({ context, input, signal }) =>
    importCvFromAddress(context, input, signal),
  ),
  readFile: os.readFile.handler(({ context, input, signal }) => readCvFile(context, input, signal)),
  readFromAddress: os.readFromAddress.handler(({ context, input, signal }) =>
    readCvFromAddress(context, input, signal),
  ),
  export: os.export.handler(command(exportCv)),
  exportMany: os.exportMany.handler(command(exportCvs)),
  exportLetter: os.exportLetter.handler(command(exportLetter)),
  templates: os.templates.handler(command(listTemplates)),
  preview: os.preview.handler(command(previewCv)),
  thumbnail: os.thumbnail.handler(command(getThumbnail)),
  exampleThumbnail: os.exampleThumbnail.handler(command(getExampleThumbnail)),
  fit: os.fit.handler(command(fitCv)),
  checks: os.checks.handler(command(checkCv)),
  reading: os.reading.handler(command(getReadingReport)),
  matchJob: os.matchJob.handler(command(matchCvToJob)),
  offers: os.offers.handler(command(getOffers)),
  wording: os.wording.handler(command(chooseWording)),
  uses: os.uses.handler(command(findUses)),
  families: os.families.handler(command(listFamilies)),
  createVariant: os.createVariant.handler(command(createVariant)),
  variant: os.variant.handler(command(getVariant)),
  answerUpdates: os.answerUpdates.handler(command(answerUpdates)),
  undoAnswers: os.undoAnswers.handler(command(undoAnswers)),
  detachVariant: os.detachVariant.handler(command(detachVariant)),
  differences: os.differences.handler(command(getDifferences)),
  translation: os.translation.handler(command(getTranslation)),
  markTexts: os.markTexts.handler(command(markTexts)),
  exportTranslation: os.exportTranslation.handler(command(exportTranslation)),
  importTranslation: os.importTranslation.handler(command(importTranslation)),
  versions: os.versions.handler(command(listVersions)),
  keepVersion: os.keepVersion.handler(command(saveVersion)),
  version: os.version.handler(command(readVersion)),
  nameVersion: os.nameVersion.handler(command(nameVersion)),
  removeVersion: os.removeVersion.handler(command(removeVersion)),
  restoreVersion: os.restoreVersion.handler(({ context, input }) => restoreVersion(context, input, restoreBase)),
  comments: os.comments.handler(command(listComments)),
  changeComment: os.changeComment.handler(command(changeComment)),
  removeComment: os.removeComment.handler(command(removeComment)),
  compare: os.compare.handler(command(compareVersions)),
});

type FitCvInput = { id: string; pages: number; document?: CvContent | undefined };

/** Finds the largest design with which a CV takes at most `pages` pages. The CV itself is not changed. */
async function fitCv(ctx: CvCtx, { id, pages, document }: FitCvInput) {
  const cv = await readRecord(ctx, cvKind, { id });
  return fitDesign(await renderInputOf(ctx, document ?? cv.document), pages);
}

/** Returns the member's CVs that are made from a record of their work, the last edited first. */
