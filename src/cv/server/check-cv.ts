import { type RecordsCtx, readRecord } from '#records/service.ts';
import { checkContent } from '../model/checks/marks.ts';
import { matchJob } from '../model/job-match/match-job.ts';
import { readingOf } from '../render/set-cv.ts';
import { cvKind } from './cv-kind.ts';
import { type CvCtx, sheetOf } from './sheet-of.ts';

/** What to look at in a CV before it is sent; what its member has dismissed is told as such. */
export async function checkCv(ctx: RecordsCtx, { id }: { id: string }) {
  const { document } = await readRecord(ctx, cvKind, { id });
  return { results: checkContent(document, { today: ctx.clock.now().toISOString().slice(0, 10) }) };
}

/** How a CV answers an advertisement. Nothing of it is kept. */
export async function matchCv(ctx: RecordsCtx, { id, advertisement }: { id: string; advertisement: string }) {
  const { document } = await readRecord(ctx, cvKind, { id });
  return matchJob(document, advertisement);
}

/** What a program that reads applications makes of its PDF. */
export async function readingOfCv(ctx: CvCtx, { id }: { id: string }) {
  const { document } = await readRecord(ctx, cvKind, { id });
  return readingOf(await sheetOf(ctx, document));
}
