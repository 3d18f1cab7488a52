import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import type { ItemSource } from '../shapes.ts';
import { type FieldValues, type NodePath, nodeAt } from '../tree.ts';
import { answerAllOperations } from './answer-offer.ts';
import { offersOf, type SourceOffer, type WorkSource } from './offers.ts';
import { isWithinItem, seenAt, splitAtItem } from './seen.ts';

type Choice = {
  /** The wording's name; empty for the full texts. `null` lets an entry follow the CV again. */
  wording: string | null;
  /** The entry; without it, the wording is that of all entries that have none of their own. */
  at?: NodePath | undefined;
};

/**
 * Returns the operations that show entries in another wording of their records. Texts that the member has edited in the
 * CV stay, and so do those that the record offers to update anyway.
 */
export function wordingOperations(
  content: CvContent,
  { wording, at }: Choice,
  sources: ReadonlyMap<string, WorkSource>,
): Operation[] {
  const change = at ? entryChange(content, at, wording) : ([setWording([], wording ?? '')] as const);
  if (!change) return [];
  const changed = applyOperations(content, change).content;
  const keyOf = (offer: SourceOffer) => [offer.change, ...offer.at, offer.field].join('/');
  const open = new Set(allOffersOf(content, sources).map(keyOf));
  const offers = allOffersOf(changed, sources).filter(
    (offer) => (!at || isWithinItem(offer.at, at)) && !open.has(keyOf(offer)) && isUnedited(changed, offer),
  );
  return [...change, ...answerAllOperations(changed, offers, 'take')];
}

const allOffersOf = (content: CvContent, sources: ReadonlyMap<string, WorkSource>) =>
  offersOf(content, sources, Number.POSITIVE_INFINITY).offers;

const setWording = (at: NodePath, value: string): Operation => ({ do: 'set', at, field: 'wording', value });

function entryChange(content: CvContent, at: NodePath, wording: string | null): Operation[] | undefined {
  const source = nodeAt(content, at)?.value.source as ItemSource | null | undefined;
  if (!source) return undefined;
  const { wording: _, ...rest } = source;
  return [{ do: 'set', at, field: 'source', value: wording === null ? rest : { ...rest, wording } }];
}

/** Reports whether the CV still has the text that the record had when it was last taken. */
function isUnedited(content: CvContent, offer: SourceOffer): boolean {
  if (offer.change === 'added') return true;
  const item = nodeAt(content, splitAtItem(offer.at).item);
  const node = nodeAt(content, offer.at);
  const seen = item && seenAt((item.value.source as ItemSource).seen, offer);
  if (offer.change === 'changed') return isEqual(node?.value[offer.field], seen);
  // A hidden bullet takes no room, and would come back visible.
  const isPlain = node?.value.visible === true && isEqual(node.value.extras, []);
  return isPlain && isEqual(node.value.text, (seen as FieldValues | undefined)?.text);
}
