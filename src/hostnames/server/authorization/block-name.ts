import { domainToASCII } from 'node:url';
import { noteDeed } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/errors.ts';
import { takesOff } from '../../model/decisions.ts';
import { patternFault } from '../../model/patterns.ts';
import { isOurs } from '../../model/subdomain.ts';
import type { HostnamesCtx } from '../context.ts';
import { ownHosts } from '../own-hosts.ts';
import { decideClaims } from './decide-claims.ts';
import { type BlockedHost, deleteBlocked, holdNames, putBlocked, selectBlocked, selectMatching } from './store.ts';

/** Bounded because each claim is matched against all patterns. */
export const MOST_PATTERNS = 500;
/** Bounds how many claims one call counts or removes; a second call takes the next ones. */
const MOST_MATCHES = 100;

type Wanted = { pattern: string; note: string; reason?: string | undefined };

/**
 * Blocks a pattern for new claims; with a reason, also removes the existing claims that match. The caller must have
 * checked the permission.
 */
export async function blockName(ctx: HostnamesCtx, { note, reason, ...given }: Wanted) {
  const pattern = readPattern(ctx, given.pattern);
  const kept = await ctx.db.asSystem('an admin looks after domains', async (tx) => {
    await holdNames(tx.sql, 'blocked');
    const there = await selectBlocked(tx.sql);
    if (!there.some((one) => one.pattern === pattern) && there.length >= MOST_PATTERNS)
      throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MOST_PATTERNS } } });
    noteDeed(ctx, tx, { action: 'host-blocked', subject: { kind: 'domain', id: pattern } });
    return putBlocked(tx.sql, { pattern, note, createdAt: ctx.clock.now() });
  });
  return { ...asBlocked(kept), takenOff: reason === undefined ? 0 : await takeOffMatching(ctx, pattern, reason) };
}

async function takeOffMatching(ctx: HostnamesCtx, pattern: string, reason: string) {
  const claims = await ctx.db.readAsSystem('an admin looks after domains', ({ sql }) =>
    selectMatching(sql, pattern, MOST_MATCHES),
  );
  const outcomes = await Promise.all(
    (['deny', 'revoke'] as const).map((deed) => {
      const some = claims.filter(({ state }) => takesOff(state) === deed);
      return decideClaims(ctx, { claims: some.map(({ ownerId: owner, host }) => ({ owner, host })), deed, reason });
    }),
  );
  return outcomes.flat().filter(({ outcome }) => outcome === 'done').length;
}

/** Removes a blocked pattern. The caller must have checked the permission. */
export async function unblockName(ctx: HostnamesCtx, given: { pattern: string }) {
  const pattern = asWritten(given.pattern);
  await ctx.db.asSystem('an admin looks after domains', async (tx) => {
    if (!(await deleteBlocked(tx.sql, pattern))) throw new AppError('NOT_FOUND');
    noteDeed(ctx, tx, { action: 'host-unblocked', subject: { kind: 'domain', id: pattern } });
  });
  return { status: true } as const;
}

/** Lists the blocked patterns. The caller must have checked the permission. */
export async function listBlocked({ db }: Pick<HostnamesCtx, 'db'>) {
  const blocked = await db.readAsSystem('an admin looks after domains', ({ sql }) => selectBlocked(sql));
  return { items: blocked.map(asBlocked) };
}

/** Counts the existing claims that match a pattern, up to a limit. The caller must have checked the permission. */
export async function findMatching(ctx: HostnamesCtx, given: { pattern: string }) {
  const pattern = readPattern(ctx, given.pattern);
  const claims = await ctx.db.readAsSystem('an admin looks after domains', ({ sql }) =>
    selectMatching(sql, pattern, MOST_MATCHES),
  );
  return { pattern, claims: claims.length, isAll: claims.length < MOST_MATCHES };
}

function readPattern(ctx: HostnamesCtx, given: string) {
  const pattern = asWritten(given);
  const own = ownHosts(ctx);
  const fault = patternFault(pattern, (name) => name.includes('.') && isOurs(name, ...own));
  if (fault) throw invalidFields([{ path: 'pattern', text: { word: fault } }]);
  return pattern;
}

/** Converts a pattern to punycode. A label with a `*` is left as it is, so other scripts work only in whole labels. */
const asWritten = (given: string) =>
  given
    .trim()
    .toLowerCase()
    .split('.')
    .map((part) => (part.includes('*') ? part : domainToASCII(part) || part))
    .join('.');

const asBlocked = ({ pattern, note, createdAt }: BlockedHost) => ({
  pattern,
  note,
  createdAt: createdAt.toISOString(),
});
