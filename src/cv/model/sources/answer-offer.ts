import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { ItemSource } from '../shapes.ts';
import { type NodePath, nodeAt } from '../tree.ts';

/** An offered update: its field, and the operations that accept or decline it in the CV at the time of the offer. */
type PendingOffer = { at: NodePath; field: string; take: readonly Operation[]; leave: readonly Operation[] };

/** Returns the current value of the offered field in the source. */
const latestOf = ({ field, leave }: PendingOffer) => seenIn(leave)?.[field];

function seenIn(operations: readonly Operation[]) {
  const operation = operations.find((one) => one.do === 'set' && one.field === 'source');
  return operation?.do === 'set' ? (operation.value as ItemSource | null)?.seen : undefined;
}

const sourceAt = (content: CvContent, at: NodePath) =>
  nodeAt(content, at)?.value.source as ItemSource | null | undefined;

/** Whether an offer is still unanswered, in a CV that may have changed since it was made. */
export function isOpenOffer(content: CvContent, offer: PendingOffer): boolean {
  const source = sourceAt(content, offer.at);
  const latest = latestOf(offer);
  if (!source || isEqual(source.seen[offer.field], latest)) return false;
  return !isEqual(nodeAt(content, offer.at)?.value[offer.field], latest);
}

/** Returns the operations that accept or decline an offer, preserving earlier answers for the same item. */
export function answerOperations(content: CvContent, offer: PendingOffer, answer: 'take' | 'leave'): Operation[] {
  const source = sourceAt(content, offer.at);
  if (!source) return [];
  const seen = { ...source.seen, [offer.field]: latestOf(offer) };
  return offer[answer].map((operation) =>
    operation.do === 'set' && operation.field === 'source' ? { ...operation, value: { ...source, seen } } : operation,
  );
}
