import { type RecordsCtx, readRecord } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { wordingOperations } from '../model/sources/choose-wording.ts';
import { linkedItems } from '../model/sources/linked-items.ts';
import { offersOf } from '../model/sources/offers.ts';
import type { NodePath } from '../model/tree.ts';
import { cvKind } from './cv-kind.ts';
import { workSourcesOf } from './work-sources.ts';

/** Returns updates for a CV: changes in the member's work since the CV's entries were made from it. */
export async function getOffers(ctx: RecordsCtx, { id }: { id: string }) {
  const { document } = await readRecord(ctx, cvKind, { id });
  const sources = await workSourcesOf(ctx, document);
  const wordings = linkedItems(document).flatMap(({ path, source }) => {
    const names = source.language === undefined ? sources.get(source.id)?.wordings.map(({ name }) => name) : undefined;
    return names && names.length > 0 ? [{ at: path, names }] : [];
  });
  return { ...offersOf(document, sources), wordings };
}

type ChooseWordingInput = {
  id: string;
  wording: string | null;
  at?: NodePath | undefined;
  document?: CvContent | undefined;
};

/** Returns the operations that show a CV, or one of its entries, in another wording. The CV itself is not changed. */
export async function chooseWording(ctx: RecordsCtx, { id, wording, at, document }: ChooseWordingInput) {
  const cv = await readRecord(ctx, cvKind, { id });
  const content = document ?? cv.document;
  return { operations: wordingOperations(content, { wording, at }, await workSourcesOf(ctx, content)) };
}
