import { isEqual, isObject } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import { newId } from '../new-id.ts';
import { applyOperations, type Operation } from '../operations.ts';
import type { ItemSource } from '../shapes.ts';
import { findChild, type NodePath, nodeAt, nodeIdsIn } from '../tree.ts';
import type { SourceOffer } from './offers.ts';
import { seenAt, seenWith, splitAtItem, withIdsAdded, withLocalIds } from './seen.ts';

/** An offered update, with the operations that accept or decline it in the CV at the time of the offer. */
type PendingOffer = Pick<SourceOffer, 'at' | 'field' | 'change' | 'predecessors'> & {
  take: readonly Operation[];
  leave: readonly Operation[];
};

/** Returns the offered value: of the field, or of the added node. */
function latestOf(offer: PendingOffer) {
  const operation = offer.leave.find((one) => one.do === 'set' && one.field === 'source');
  const source = operation?.do === 'set' ? (operation.value as ItemSource | null) : null;
  return source ? seenAt(source.seen, offer) : undefined;
}

/** Returns the source of the offer's entry, and the offer's path with the ids that nodes have got in the CV since. */
function linkOf(content: CvContent, at: NodePath) {
  const { item, inside } = splitAtItem(at);
  const source = nodeAt(content, item)?.value.source as ItemSource | null | undefined;
  return source ? { source, at: [...item, ...inside.map((id) => source.ids?.[id] ?? id)] } : undefined;
}

/** Whether an offer is still unanswered, in a CV that may have changed since it was made. */
export function isOpenOffer(content: CvContent, offer: PendingOffer): boolean {
  const link = linkOf(content, offer.at);
  if (!link) return false;
  const { source, at } = link;
  const latest = withIdsOf(source, latestOf(offer));
  if (isEqual(seenAt(source.seen, { ...offer, at }), latest)) return false;
  const node = nodeAt(content, at);
  if (offer.change === 'changed') return node !== undefined && !isEqual(node.value[offer.field], latest);
  if (offer.change === 'removed') return node !== undefined;
  return node === undefined && nodeAt(content, at.slice(0, -2)) !== undefined;
}

const withIdsOf = ({ ids }: ItemSource, latest: unknown) =>
  ids && isObject(latest) ? withLocalIds(latest, ids) : latest;

/** Returns the operations that accept or decline an offer, preserving earlier answers for the same entry. */
export function answerOperations(content: CvContent, offer: PendingOffer, answer: 'take' | 'leave'): Operation[] {
  const link = linkOf(content, offer.at);
  if (!link) return [];
  const { source, at } = link;
  const latest = withIdsOf(source, latestOf(offer));
  // Another copy of the record in this CV may have taken the node already.
  const newIds = offer.change === 'added' && answer === 'take' ? newIdsFor(content, latest) : {};
  const local = { ...offer, at: at.map((id) => newIds[id] ?? id) };
  const seen = seenWith(source.seen, { ...local, latest: isObject(latest) ? withLocalIds(latest, newIds) : latest });
  const keep: Operation = {
    ...{ do: 'set', at: splitAtItem(at).item, field: 'source' },
    value: withIdsAdded({ ...source, seen }, newIds),
  };
  const [operation] = offer.take;
  if (answer === 'leave' || !operation) return [keep];
  if (operation.do !== 'insert') return [operation, keep];
  const item = withLocalIds(withLocalIds(operation.item, source.ids ?? {}), newIds);
  return [{ ...operation, item, after: afterIn(content, operation, offer.predecessors) }, keep];
}

/** Returns new ids for those in a node that the CV has already. */
function newIdsFor({ sections }: CvContent, node: unknown): Record<string, string> {
  const taken = new Set(nodeIdsIn(sections));
  return Object.fromEntries([...nodeIdsIn(node)].filter((id) => taken.has(id)).map((id) => [id, newId()]));
}

/** Returns the operations that accept or decline several offers. */
export function answerAllOperations(
  content: CvContent,
  offers: readonly PendingOffer[],
  answer: 'take' | 'leave',
): Operation[] {
  let current = content;
  const changes: Operation[] = [];
  /** The last source of each entry, which includes all answers before. */
  const sources = new Map<string, Operation>();
  for (const offer of offers) {
    if (!isOpenOffer(current, offer)) continue;
    const operations = answerOperations(current, offer, answer);
    current = applyOperations(current, operations).content;
    for (const operation of operations) {
      if (operation.do === 'set' && operation.field === 'source') sources.set(operation.at.join('/'), operation);
      else changes.push(operation);
    }
  }
  return [...changes, ...sources.values()];
}

/** Returns the node after which to insert one: the nearest that comes before it in the record, or else the last one. */
function afterIn(
  content: CvContent,
  { into, list, after }: Extract<Operation, { do: 'insert' }>,
  predecessors: readonly string[],
) {
  const owner = nodeAt(content, into);
  if (!owner) return after;
  const { source } = linkOf(content, into) ?? {};
  const nearest = predecessors.map((id) => source?.ids?.[id] ?? id).find((id) => findChild(owner, list, id));
  if (nearest !== undefined) return nearest;
  if (after === null || findChild(owner, list, after)) return after;
  return (owner.value[list] as { id: string }[]).at(-1)?.id ?? null;
}
