import { requireMember } from '#identity/service.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { createRecord, notOwn, type RecordsCtx } from '#records/service.ts';
import { CV_LIMITS, type CvContent } from '../model/content.ts';
import { asReadersWrite } from '../model/design.ts';
import type { ImportReport } from '../model/import/report.ts';
import { withoutReferences } from '../model/references.ts';
import { cvKind } from './cv-kind.ts';
import { fileBytes } from './import/file-bytes.ts';
import { readCvFile } from './import/read-cv-file.ts';

/** Reading a file takes a worker for a while. */
export const CV_IMPORTS: Limit = { name: 'cv import', tries: 120, seconds: 3600 };

type File = { content: string; filename?: string | undefined };

/** Makes a CV of a file, with a report of what became of it. Only a file that holds none at all is refused. */
export async function importCv(ctx: RecordsCtx, { content, filename }: File) {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(CV_IMPORTS, uid);
  const { content: read, report } = await readCvFile(fileBytes(content), uid);
  // A JSON Resume names no paper either, but must come out as it went in.
  const suited = report.format === 'linkedin' ? asReadersWrite(read, ctx.language) : read;
  const document = await withOwnOnly(ctx, suited);
  const cv = await createRecord(ctx, cvKind, { name: nameOf(ctx, document, filename), document });
  return { ...cv, report: report satisfies ImportReport };
}

/** What a file names of somebody else’s pictures and projects, or of another instance’s, is not named here. */
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
