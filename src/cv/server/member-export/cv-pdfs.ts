import { setTimeout as wait } from 'node:timers/promises';
import { type IdentityCtx, type MemberDataModule, RENDERED_CV_FOLDER } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { documentsOf, titlesOf } from '#records/service.ts';
import { renderPdf } from '../../render/render-cv.ts';
import { cvKind } from '../cv-kind.ts';
import { renderInputOfMember } from '../render-input.ts';
import { makeFileNames } from './file-names.ts';

const BUSY_TRIES = 6;
const BUSY_WAIT_MS = 5000;

/** The PDFs of a member's CVs in the member's export, outside the trash. */
export const cvPdfsMemberData: MemberDataModule<IdentityCtx> = {
  async *render(ctx, uid, onLeftOut) {
    const nameOf = makeFileNames('pdf');
    for (const { id, title } of await titlesOf(ctx, cvKind)) {
      const path = RENDERED_CV_FOLDER + nameOf(title);
      try {
        const bytes = await renderById(ctx, uid, id);
        if (bytes) yield { path, bytes, isCompressible: false };
      } catch (error) {
        onLeftOut(path, error);
      }
    }
  },
};

/** Returns the PDF of a CV, read only now so that one CV at a time is in memory; undefined if it is gone. */
async function renderById(ctx: IdentityCtx, uid: string, id: string) {
  const cv = (await documentsOf(ctx, cvKind, [id])).get(id);
  if (!cv) return undefined;
  const input = await renderInputOfMember(ctx, uid, cv.document);
  for (let tries = 1; ; tries += 1) {
    try {
      return await renderPdf(input);
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE';
      if (!isBusy || tries >= BUSY_TRIES) throw error;
      // The workers’ queue is full. Nobody waits for a single PDF of an export.
      await wait(BUSY_WAIT_MS);
    }
  }
}
