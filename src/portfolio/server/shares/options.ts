import { type FieldFault, invalidFields } from '#platform/pure/errors.ts';
import { hashPassword } from '#platform/server/passwords/password-hash.ts';
import type { ShareOptions } from '../../contract.ts';
import type { ShareItem } from '../../model/share-target.ts';
import type { PortfolioCtx } from '../context.ts';
import { capturePin } from './capture-pin.ts';
import type { ShareUpdate, StoredShare } from './store.ts';
import type { TargetColumns } from './stored-target.ts';

/** Limits how far ahead an expiry may be; later dates are taken for mistakes. */
const MAX_EXPIRY_YEARS = 100;

type CurrentShare = TargetColumns & Pick<StoredShare, 'ownerId'> & Partial<Pick<StoredShare, 'expiresAt' | 'drafts'>>;
/** Options of a link, with the items of a bundle once they are checked. */
type CheckedOptions = Omit<ShareOptions, 'items'> & { items?: ShareItem[] | undefined };

/**
 * Converts a link's options to stored values, leaving out those not given. Call it before the transaction: hashing is
 * slow, and pinned content is read with visitors' access rights.
 */
export async function readOptions(
  ctx: Pick<PortfolioCtx, 'clock' | 'files'>,
  { label, note, word, download, contact, indexing, comments, drafts, notify, items, ...rest }: CheckedOptions,
  link: CurrentShare,
): Promise<ShareUpdate> {
  const now = ctx.clock.now();
  const plain = { label, note, word, download, contact, indexing, comments, drafts, notify, items };
  const expiresAt = readExpiry(rest.expiresAt, now, link);
  const target = { ...link, items: items ?? link.items, drafts: drafts ?? link.drafts ?? false };
  const pin = await readPin(ctx, rest.pinned, now, target);
  const passwordHash = rest.password ? await hashPassword(rest.password, link.ownerId) : rest.password;
  return omitUndefined({ ...plain, expiresAt, ...pin, passwordHash });
}

function readExpiry(requestedExpiry: string | null | undefined, now: Date, { expiresAt }: CurrentShare) {
  if (requestedExpiry === undefined || requestedExpiry === null) return requestedExpiry;
  const end = new Date(requestedExpiry);
  // An unchanged expiry is accepted even if it has passed: forms may send all of their fields.
  if (end.getTime() === expiresAt?.getTime()) return undefined;
  if (end <= now) throw faultyExpiry('inThePast');
  if (end.getUTCFullYear() > now.getUTCFullYear() + MAX_EXPIRY_YEARS) throw faultyExpiry('badField');
  return end;
}

const faultyExpiry = (word: FieldFault['text']['word']) => invalidFields([{ path: 'expiresAt', text: { word } }]);

async function readPin(
  { files }: Pick<PortfolioCtx, 'files'>,
  pinned: boolean | undefined,
  now: Date,
  target: Parameters<typeof capturePin>[1],
) {
  if (pinned === undefined) return {};
  if (!pinned) return { pinnedAt: null, pinned: null, pinnedVersion: null };
  return { pinnedAt: now, ...(await capturePin({ files }, target)) };
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };
const omitUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
