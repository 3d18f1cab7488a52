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

/** Each claim is held against all of them. */
export const MOST_PATTERNS = 500;
/** Counted and taken off at once; whoever blocks more asks once more. */
const MOST_MATCHES = 100;

type Wanted = { pattern: string; note: string; reason?: string | undefined };

/**
 * Has nobody claim a name any more; with a reason, those who have claimed it lose it for that. Who may is for the caller to have
 * checked.
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

/** Lets a name be claimed again. Who may is for the caller to have checked. */
export async function unblockName(ctx: HostnamesCtx, given: { pattern: string }) {
  const pattern = asWritten(given.pattern);
  await ctx.db.asSystem('an admin looks after domains', async (tx) => {
    if (!(await deleteBlocked(tx.sql, pattern))) throw new AppError('NOT_FOUND');
    noteDeed(ctx, tx, { action: 'host-unblocked', subject: { kind: 'domain', id: pattern } });
  });
  return { status: true } as const;
}

/** The names that nobody may claim. Who may see them is for the caller to have checked. */
export async function listBlocked({ db }: Pick<HostnamesCtx, 'db'>) {
  const blocked = await db.readAsSystem('an admin looks after domains', ({ sql }) => selectBlocked(sql));
  return { items: blocked.map(asBlocked) };
}

/** What has been claimed already of the names that a pattern stands for. Who may see it is for the caller to have checked. */
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

/** Letters of other scripts stand in names as punycode, so a part of one with such letters has to be whole. */
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
