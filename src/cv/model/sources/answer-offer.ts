import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import type { ItemSource } from '../shapes.ts';
import { findChild, nodeAt } from '../tree.ts';
import type { SourceOffer } from './offers.ts';
import { seenAt, seenWith, splitAtItem } from './seen.ts';

/** An offered update, with the operations that accept or decline it in the CV at the time of the offer. */
type PendingOffer = Pick<SourceOffer, 'at' | 'field' | 'change'> & {
  take: readonly Operation[];
  leave: readonly Operation[];
};

/** Returns the offered value: of the field, or of the added node. */
function latestOf(offer: PendingOffer) {
  const operation = offer.leave.find((one) => one.do === 'set' && one.field === 'source');
  const source = operation?.do === 'set' ? (operation.value as ItemSource | null) : null;
  return source ? seenAt(source.seen, offer) : undefined;
}

const sourceOf = (content: CvContent, { at }: PendingOffer) =>
  nodeAt(content, splitAtItem(at).item)?.value.source as ItemSource | null | undefined;

/** Whether an offer is still unanswered, in a CV that may have changed since it was made. */
export function isOpenOffer(content: CvContent, offer: PendingOffer): boolean {
  const source = sourceOf(content, offer);
  const latest = latestOf(offer);
  if (!source || isEqual(seenAt(source.seen, offer), latest)) return false;
  const node = nodeAt(content, offer.at);
  if (offer.change === 'changed') return node !== undefined && !isEqual(node.value[offer.field], latest);
  if (offer.change === 'removed') return node !== undefined;
  return node === undefined && nodeAt(content, offer.at.slice(0, -2)) !== undefined;
}

/** Returns the operations that accept or decline an offer, preserving earlier answers for the same entry. */
export function answerOperations(content: CvContent, offer: PendingOffer, answer: 'take' | 'leave'): Operation[] {
  const source = sourceOf(content, offer);
  if (!source) return [];
  const seen = seenWith(source.seen, { ...offer, latest: latestOf(offer) });
  return offer[answer].map((operation) => {
    if (operation.do === 'set' && operation.field === 'source') return { ...operation, value: { ...source, seen } };
    return operation.do === 'insert' ? { ...operation, after: afterIn(content, operation) } : operation;
  });
}

/** Returns the operations that accept or decline several offers. */
export function answerAllOperations(
  content: CvContent,
  offers: readonly PendingOffer[],
  answer: 'take' | 'leave',
): Operation[] {
  let current = content;
  return offers.flatMap((offer) => {
    if (!isOpenOffer(current, offer)) return [];
    const operations = answerOperations(current, offer, answer);
    current = applyOperations(current, operations).content;
    return operations;
  });
}

/** Returns the node after which to insert one, if that node is still there, or else the last one. */
function afterIn(content: CvContent, { into, list, after }: Extract<Operation, { do: 'insert' }>) {
  const owner = nodeAt(content, into);
  if (!owner || after === null || findChild(owner, list, after)) return after;
  const nodes = owner.value[list] as { id: string }[];
  return nodes.at(-1)?.id ?? null;
}
