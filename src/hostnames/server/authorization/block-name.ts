import { domainToASCII } from 'node:url';
import { recordAdminEvent } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import { rejectionFor } from '../../model/decisions.ts';
import { patternFault } from '../../model/patterns.ts';
import { isInstanceHost } from '../../model/subdomain.ts';
import type { HostnamesCtx } from '../context.ts';
import { ownHosts } from '../own-hosts.ts';
import { decideClaims } from './decide-claims.ts';
import { type BlockedHost, deleteBlocked, lockNames, putBlocked, selectBlocked, selectMatching } from './store.ts';

/** Bounded because each claim is matched against all patterns. */
export const MAX_PATTERNS = 500;
/** Bounds how many claims one call counts or removes; a second call takes the next ones. */
const MAX_MATCHES = 100;

type BlockPatternInput = { pattern: string; note: string; reason?: string | undefined };

/**
 * Blocks a pattern for new claims; with a reason, also removes the existing claims that match. The caller must have
 * checked the permission.
 */
export async function blockName(ctx: HostnamesCtx, { note, reason, ...input }: BlockPatternInput) {
  const pattern = readPattern(ctx, input.pattern);
  const stored = await ctx.db.asSystem('an admin manages domains', async (tx) => {
    await lockNames(tx.sql, 'blocked');
    const existing = await selectBlocked(tx.sql);
    if (!existing.some((one) => one.pattern === pattern) && existing.length >= MAX_PATTERNS)
      throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum: MAX_PATTERNS } } });
    recordAdminEvent(ctx, tx, { action: 'host-blocked', subject: { kind: 'domain', id: pattern } });
    return putBlocked(tx.sql, { pattern, note, createdAt: ctx.clock.now() });
  });
  return { ...toBlockedName(stored), takenOff: reason === undefined ? 0 : await rejectMatching(ctx, pattern, reason) };
}

async function rejectMatching(ctx: HostnamesCtx, pattern: string, reason: string) {
  const claims = await ctx.db.readAsSystem('an admin manages domains', ({ sql }) =>
    selectMatching(sql, pattern, MAX_MATCHES),
  );
  const outcomes = await Promise.all(
    (['deny', 'revoke'] as const).map((decision) => {
      const matching = claims.filter(({ state }) => rejectionFor(state) === decision);
      return decideClaims(ctx, {
        claims: matching.map(({ ownerId: owner, host }) => ({ owner, host })),
        deed: decision,
        reason,
      });
    }),
  );
  return outcomes.flat().filter(({ outcome }) => outcome === 'done').length;
}

/** Removes a blocked pattern. The caller must have checked the permission. */
export async function unblockName(ctx: HostnamesCtx, input: { pattern: string }) {
  const pattern = normalizePattern(input.pattern);
  await ctx.db.asSystem('an admin manages domains', async (tx) => {
    if (!(await deleteBlocked(tx.sql, pattern))) throw new AppError('NOT_FOUND');
    recordAdminEvent(ctx, tx, { action: 'host-unblocked', subject: { kind: 'domain', id: pattern } });
  });
  return { status: true } as const;
}

/** Lists the blocked patterns. The caller must have checked the permission. */
export async function listBlocked({ db }: Pick<HostnamesCtx, 'db'>) {
  const blocked = await db.readAsSystem('an admin manages domains', ({ sql }) => selectBlocked(sql));
  return { items: blocked.map(toBlockedName) };
}

/** Counts the existing claims that match a pattern, up to a limit. The caller must have checked the permission. */
export async function findMatching(ctx: HostnamesCtx, input: { pattern: string }) {
  const pattern = readPattern(ctx, input.pattern);
  const claims = await ctx.db.readAsSystem('an admin manages domains', ({ sql }) =>
    selectMatching(sql, pattern, MAX_MATCHES),
  );
  return { pattern, claims: claims.length, isAll: claims.length < MAX_MATCHES };
}

function readPattern(ctx: HostnamesCtx, input: string) {
  const pattern = normalizePattern(input);
  const own = ownHosts(ctx);
  const fault = patternFault(pattern, (name) => name.includes('.') && isInstanceHost(name, ...own));
  if (fault) throw invalidFields([{ path: 'pattern', text: { word: fault } }]);
  return pattern;
}

/** Converts a pattern to punycode. A label with a `*` is left as it is, so other scripts work only in whole labels. */
const normalizePattern = (input: string) =>
  input
    .trim()
    .toLowerCase()
    .split('.')
    .map((label) => (label.includes('*') ? label : domainToASCII(label) || label))
    .join('.');

const toBlockedName = ({ pattern, note, createdAt }: BlockedHost) => ({
  pattern,
  note,
  createdAt: createdAt.toISOString(),
});
