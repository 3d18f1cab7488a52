import { domainToASCII } from 'node:url';
import { findPersonNames, listPeople } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { decodeCursor, isIsoTime, isStorable, toPage } from '#platform/server/db/keyset.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { HOSTNAME_STATES, type HostnameState } from '../../model/states.ts';
import { ownHosts } from '../own-hosts.ts';
import { findHostname, type StoredHostname } from '../store.ts';
import type { ClaimKey } from './decide-claim.ts';
import { type ClaimCursor, countByState, countClaims, selectBlocked, selectClaims, selectLookAlikes } from './store.ts';
import { toClaimRecord } from './to-claim-record.ts';

type Ctx = Pick<Kernel, 'db' | 'settings' | 'instance'>;
type ListClaimsQuery = {
  q?: string | undefined;
  state?: HostnameState | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Bounds the look-alike hosts that are loaded; more would add no information. */
const MAX_LOOK_ALIKES = 500;
/** Bounds the owners that a search matches; a broad search covers the newest of them. */
const MAX_OWNERS = 50;
/** Counting stops here; a larger number would only say "many". */
const MAX_COUNTED = 1000;

/** Lists the claims of all members, newest first. The caller must have checked the permission. */
export async function listClaims(ctx: Ctx, { q = '', state, cursor, limit }: ListClaimsQuery) {
  const after = cursor === undefined ? undefined : keyAfter(cursor);
  const text = q.trim().toLowerCase();
  const search = text === '' ? undefined : { text: toSearchText(text), owners: await ownersLike(ctx, text) };
  const rows = await ctx.db.readAsSystem('an admin manages domains', ({ sql }) =>
    selectClaims(sql, { state, found: search, after, limit: limit + 1 }),
  );
  const { items, ...next } = toPage(rows, limit, keyOf);
  return { items: await describe(ctx, items), ...next };
}

/** Returns one claim in the form of the list. The caller must have checked the permission. */
export async function readClaim(ctx: Ctx, { owner, host }: ClaimKey) {
  const claim = await ctx.db.readAsSystem('an admin manages domains', ({ sql }) => findHostname(sql, owner, host));
  const [described] = claim ? await describe(ctx, [claim]) : [];
  if (!described) throw new AppError('NOT_FOUND');
  return described;
}

/** Counts the claims by state, each up to `MAX_COUNTED`. The caller must have checked the permission. */
export async function countClaimsByState({ db }: Ctx) {
  const counted = await db.readAsSystem('an admin manages domains', ({ sql }) => countByState(sql, MAX_COUNTED));
  return Object.fromEntries(HOSTNAME_STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<
    HostnameState,
    number
  >;
}

/** Converts claims for admins, loading the related data for all of them at once. */
const describe = (ctx: Ctx, claims: readonly StoredHostname[]) =>
  ctx.db.readAsSystem('an admin manages domains', async ({ sql }) => {
    if (claims.length === 0) return [];
    const [people, counted, proven, blocked] = await Promise.all([
      findPersonNames(
        { sql },
        claims.map(({ ownerId }) => ownerId),
      ),
      countClaims(
        sql,
        claims.map(({ host }) => host),
      ),
      selectLookAlikes(
        sql,
        claims.map(({ look: skeleton }) => skeleton),
        MAX_LOOK_ALIKES,
      ),
      selectBlocked(sql),
    ]);
    const lookups = {
      ...{ people, proven, own: ownHosts(ctx), blocked: blocked.map(({ pattern }) => pattern) },
      claims: new Map(counted.map(({ host, claims: many }) => [host, many])),
    };
    return claims.map((claim) => toClaimRecord(claim, lookups));
  });

async function ownersLike(ctx: Ctx, q: string) {
  const { items } = await listPeople(ctx, { q, state: 'all', sort: 'newest', limit: MAX_OWNERS });
  return items.map(({ uid }) => uid);
}

/** Converts a search text to punycode, which hosts are stored in. */
const toSearchText = (text: string) => domainToASCII(text) || text;

const keyOf = ({ createdAt, ownerId, host }: ClaimCursor) => [createdAt.toISOString(), ownerId, host] as const;

function keyAfter(cursor: string): ClaimCursor {
  const [createdAt, ownerId, host] = decodeCursor(cursor, [isIsoTime, isStorable, isStorable]);
  return { createdAt: new Date(createdAt), ownerId, host };
}
