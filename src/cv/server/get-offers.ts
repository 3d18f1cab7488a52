import { requireMember } from '#identity/service.ts';
import { type RecordsCtx, readRecord, recordSummaries } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import type { ItemSource } from '../model/shapes.ts';
import { wordingOperations } from '../model/sources/choose-wording.ts';
import { linkedItems } from '../model/sources/linked-items.ts';
import { offersOf } from '../model/sources/offers.ts';
import { type NodePath, nodeAt } from '../model/tree.ts';
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
  const { offers, orphans } = offersOf(document, sources);
  const trashed = orphans.length > 0 ? await trashedIdsOf(ctx, document) : new Set<string>();
  return {
    offers,
    orphans: orphans.map((orphan) => ({ ...orphan, inTrash: trashed.has(sourceIdAt(document, orphan.at)) })),
    wordings,
  };
}

const sourceIdAt = (document: CvContent, at: NodePath) =>
  (nodeAt(document, at)?.value.source as ItemSource | null | undefined)?.id ?? '';

/** Returns the ids of the records that a CV is made from and that are in the trash. */
async function trashedIdsOf({ db, actor }: RecordsCtx, document: CvContent) {
  const { uid } = requireMember(actor);
  const ids = linkedItems(document).map(({ source }) => source.id);
  const summaries = await db.asMember(uid, (tx) => recordSummaries(tx, uid, ids));
  return new Set(summaries.filter(({ isTrashed }) => isTrashed).map(({ id }) => id));
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
