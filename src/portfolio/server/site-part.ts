import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ExportPart, type IdentityCtx, requireMember } from '#identity/service.ts';
import { SITE_VERSION, siteDocument, upgradeSite } from '../model/site.ts';
import { restoreShares, sharesTakenAlong } from './shares/in-export.ts';
import { selectAllShares } from './shares/store.ts';
import { findSite, holdSite, type StoredSite, writeSite } from './site/store.ts';

const FOLDER = 'portfolio';
const SITE = `${FOLDER}/site.json`;
const SHARES = `${FOLDER}/shares.json`;

const takenSite = z.object({ document: z.record(z.string(), z.unknown()) });

type Source = Parameters<ExportPart<IdentityCtx>['restore']>[1];
type Outcome = { count: number; warnings: string[] };
const NOTHING: Outcome = { count: 0, warnings: [] };

/**
 * Export and import of a member's site and links. Imported sites are unpublished and links get new ids; an existing
 * site is not replaced.
 */
export const sitePart: ExportPart<IdentityCtx> = {
  folder: FOLDER,
  gather: async ({ sql }, uid) => {
    const site = await findSite(sql, uid);
    const shares = await selectAllShares(sql, uid);
    return [
      ...(site ? [{ path: SITE, data: outgoing(site) }] : []),
      ...(shares.length > 0 ? [{ path: SHARES, data: sharesTakenAlong(shares) }] : []),
    ];
  },
  restore: async (ctx, source) => {
    const site = source.paths.includes(SITE) ? await restoreSite(ctx, source) : NOTHING;
    const shares = source.paths.includes(SHARES) ? await restoreShares(ctx, source, SHARES) : NOTHING;
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
