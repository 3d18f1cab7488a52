import { readRecord } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { fitDesign } from '../render/fit.ts';
import { cvKind } from './cv-kind.ts';
import { type CvCtx, renderInputOf } from './render-input.ts';

type FitCvInput = { id: string; pages: number; document?: CvContent | undefined };

/** Finds the largest design with which a CV takes at most `pages` pages. The CV itself is not changed. */
export async function fitCv(ctx: CvCtx, { id, pages, document }: FitCvInput) {
  const cv = await readRecord(ctx, cvKind, { id });
  return fitDesign(await renderInputOf(ctx, document ?? cv.document), pages);
}
