import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ExportPart, type IdentityCtx, requireMember } from '#identity/service.ts';
import { line } from '#platform/fields.ts';
import { SHARE_STATES } from '../contract.ts';
import { SHARE_LABEL } from '../model/share-limits.ts';
import { SITE_VERSION, siteDocument, upgradeSite } from '../model/site.ts';
import { MOST_SHARES, makeShares } from './shares/make-shares.ts';
import { holdShares, selectAllShares } from './shares/store.ts';
import { findSite, holdSite, type StoredSite, writeSite } from './site/store.ts';

const FOLDER = 'portfolio';
const SITE = `${FOLDER}/site.json`;
const SHARES = `${FOLDER}/shares.json`;

const takenSite = z.object({ document: z.record(z.string(), z.unknown()) });
const takenShare = z.object({ label: line(SHARE_LABEL), state: z.enum(SHARE_STATES).catch('active') });

type Source = Parameters<ExportPart<IdentityCtx>['restore']>[1];
type Outcome = { count: number; warnings: string[] };
const NOTHING: Outcome = { count: 0, warnings: [] };

/**
 * A member's site and links, in the export. They come in unseen: a site is published anew by its member, and links get
 * addresses of this instance. A site that is written here already stays as it is.
 */
export const sitePart: ExportPart<IdentityCtx> = {
  folder: FOLDER,
  gather: async ({ sql }, uid) => {
    const site = await findSite(sql, uid);
    const shares = await selectAllShares(sql, uid);
    return [
      ...(site ? [{ path: SITE, data: outgoing(site) }] : []),
      ...(shares.length === 0
        ? []
        : [
            {
              path: SHARES,
              data: shares.map(({ id, label, revoked, createdAt }) => ({
                ...{ shareId: id, label, createdAt },
                state: revoked ? 'revoked' : 'active',
              })),
            },
          ]),
    ];
  },
  restore: async (ctx, source) => {
    const site = source.paths.includes(SITE) ? await restoreSite(ctx, source) : NOTHING;
    const shares = source.paths.includes(SHARES) ? await restoreShares(ctx, source) : NOTHING;
    return {
      imported: site.count + shares.count > 0 ? [FOLDER] : [],
      warnings: [...site.warnings, ...shares.warnings],
    };
  },
};

const outgoing = (site: StoredSite) => ({
  version: site.writtenVersion,
  document: site.written,
  updatedAt: site.updatedAt,
  published: site.published && {
    version: site.publishedVersion,
    document: site.published,
    publishedAt: site.publishedAt,
  },
});

async function restoreSite(ctx: IdentityCtx, { data, newIds }: Source): Promise<Outcome> {
  const { uid } = requireMember(ctx.actor);
  const taken = takenSite.safeParse(await data(SITE));
  const read = taken.success ? siteDocument.safeParse(upgradeSite(taken.data.document)) : undefined;
  if (!read?.success) return { count: 0, warnings: [SITE] };
  const cv = read.data.cv === null ? null : (newIds.get(read.data.cv) ?? null);
  const document = { ...read.data, cv };
  const isIn = await ctx.db.asMember(uid, async ({ sql }) => {
    const there = await holdSite(sql, uid);
    if (there) return isDeepStrictEqual(upgradeSite(there.written), document);
    await writeSite(sql, {
      ...{ ownerId: uid, revision: 1, written: document, writtenVersion: SITE_VERSION },
      ...{ published: null, publishedVersion: null, publishedAt: null },
      updatedAt: ctx.clock.now(),
    });
    return true;
  });
  const lost = read.data.cv !== null && cv === null ? [`${SITE}: cv`] : [];
  return isIn ? { count: 1, warnings: lost } : { count: 0, warnings: [SITE] };
}

async function restoreShares(ctx: IdentityCtx, { data }: Source): Promise<Outcome> {
  const { uid } = requireMember(ctx.actor);
  const list = await data(SHARES);
  const read = Array.isArray(list) ? list.slice(0, MOST_SHARES).map((one) => takenShare.safeParse(one)) : [];
  const taken = read.flatMap((one) => (one.success ? [one.data] : []));
  const unread = read.length === 0 || taken.length < read.length ? [SHARES] : [];
  return ctx.db.asMember(uid, async (tx) => {
    await holdShares(tx.sql, uid);
    const labels = (await selectAllShares(tx.sql, uid)).map(({ label }) => label);
    const room = MOST_SHARES - labels.length;
    // A link is not made a second time where one of its name is there.
    const missing = taken.filter(({ label }) => {
      const at = labels.indexOf(label);
      if (at >= 0) labels.splice(at, 1);
      return at < 0;
    });
    const fitting = missing.slice(0, room);
    await makeShares(
      tx,
      { uid, clock: ctx.clock },
      fitting.map(({ label, state }) => ({ label, revoked: state === 'revoked' })),
    );
    const full = fitting.length < missing.length && unread.length === 0 ? [SHARES] : [];
    return { count: taken.length, warnings: [...unread, ...full] };
  });
}
