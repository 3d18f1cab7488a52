import { isEqual } from '#platform/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { Source } from '../shapes.ts';
import { type Path, placeAt } from '../tree.ts';

/** An offer by what it is about, and by what would answer it in the CV as it was when it was made. */
type Offered = { at: Path; field: string; take: readonly Operation[]; leave: readonly Operation[] };

/** What the source says now in the field that is offered. */
const latestOf = ({ field, leave }: Offered) => seenIn(leave)?.[field];

function seenIn(operations: readonly Operation[]) {
  const operation = operations.find((one) => one.do === 'set' && one.field === 'source');
  return operation?.do === 'set' ? (operation.value as Source | null)?.seen : undefined;
}

const sourceAt = (content: CvContent, at: Path) => placeAt(content, at)?.value.source as Source | null | undefined;

/** Whether it has not been answered, by hand or otherwise, in a CV that may have been written since. */
export function isOpenOffer(content: CvContent, offer: Offered): boolean {
  const source = sourceAt(content, offer.at);
  const latest = latestOf(offer);
  if (!source || isEqual(source.seen[offer.field], latest)) return false;
  return !isEqual(placeAt(content, offer.at)?.value[offer.field], latest);
}

/** What takes it over, or leaves the CV as it is, with all that was answered of the same item before. */
export function answering(content: CvContent, offer: Offered, answer: 'take' | 'leave'): Operation[] {
  const source = sourceAt(content, offer.at);
  if (!source) return [];
  const seen = { ...source.seen, [offer.field]: latestOf(offer) };
  return offer[answer].map((operation) =>
    operation.do === 'set' && operation.field === 'source' ? { ...operation, value: { ...source, seen } } : operation,
  );
}
