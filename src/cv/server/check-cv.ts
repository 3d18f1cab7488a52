import { requireMember } from '#identity/service.ts';
import { type RecordsCtx, readRecord } from '#records/service.ts';
import { readingReportOf } from '../render/render-cv.ts';
import { cvKind } from './cv-kind.ts';
import { type CvCtx, renderInputOf } from './render-input.ts';
import { runCvTask } from './worker/cv-tasks.ts';

/** Returns the suggestions of the checks for a CV; those that the member dismissed are marked. */
export async function checkCv(ctx: RecordsCtx, { id }: { id: string }) {
  const { uid } = requireMember(ctx.actor);
  const { document: content } = await readRecord(ctx, cvKind, { id });
  const today = ctx.clock.now().toISOString().slice(0, 10);
  return { results: await runCvTask('check', { content, today }, uid) };
}

/** Compares a CV with a job description. Nothing is stored. */
export async function matchCvToJob(ctx: RecordsCtx, { id, advertisement }: { id: string; advertisement: string }) {
  const { uid } = requireMember(ctx.actor);
  const { document: content } = await readRecord(ctx, cvKind, { id });
  return runCvTask('matchJob', { content, advertisement }, uid);
}

/** Compares the text that an applicant tracking system extracts from the CV's PDF with the CV. */
export async function getReadingReport(ctx: CvCtx, { id }: { id: string }) {
  const { document } = await readRecord(ctx, cvKind, { id });
  return readingReportOf(await renderInputOf(ctx, document));
}
