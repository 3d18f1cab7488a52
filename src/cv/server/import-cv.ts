import { requireMember } from '#identity/service.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { createRecord, notOwn, type RecordsCtx } from '#records/service.ts';
import { CV_LIMITS, type CvContent } from '../model/content.ts';
import { withRegionalDefaults } from '../model/design.ts';
import type { ImportReport } from '../model/import/report.ts';
import { withoutReferences } from '../model/references.ts';
import { cvKind } from './cv-kind.ts';
import { fileBytes } from './import/file-bytes.ts';
import { readCvFile } from './import/read-cv-file.ts';

/** Limits imports per member: parsing a file occupies a worker for a while. */
export const CV_IMPORTS: Limit = { name: 'cv import', tries: 120, seconds: 3600 };

type File = { content: string; filename?: string | undefined };

/** Creates a CV from a file and returns it with an import report. Only a file without a CV is rejected. */
export async function importCv(ctx: RecordsCtx, { content, filename }: File) {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(CV_IMPORTS, uid);
  const { content: read, report } = await readCvFile(fileBytes(content), uid);
  // A JSON Resume has no paper size either, but must survive a round trip unchanged.
  const suited = report.format === 'linkedin' ? withRegionalDefaults(read, ctx.language) : read;
  const document = await withOwnOnly(ctx, suited);
  const cv = await createRecord(ctx, cvKind, { name: nameOf(ctx, document, filename), document });
  return { ...cv, report: report satisfies ImportReport };
}

/** Removes references to images and projects that the member does not own, or that belong to another instance. */
async function withOwnOnly(ctx: RecordsCtx, document: CvContent) {
  const { uid } = requireMember(ctx.actor);
  const missing = await ctx.db.asMember(uid, (tx) => notOwn(tx, uid, cvKind, { ...cvKind.empty, document }));
  return withoutReferences(document, new Set(missing.map(({ value }) => value)));
}

function nameOf({ language }: RecordsCtx, { basics }: CvContent, filename = '') {
  const stem = filename.replace(/^.*[\\/]/, '').replace(/\.\w{1,5}$/, '');
  const name = [stem, basics.name, wordsOf(language).cv.untitled]
    .map((text) => text.replace(/[\p{C}\u2028\u2029]+/gu, ' ').trim())
    .find(Boolean);
  return (name ?? '').slice(0, CV_LIMITS.name).trim();
}
