import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { withUnpublishedChanges } from '#cv/service.ts';
import { type IdentityCtx, type MemberDataModule, type OpenedExport, requireMember } from '#identity/service.ts';
import { allTranslations } from '#records/service.ts';
import { emptySite, SITE_FORMAT_VERSION, siteDocument, upgradeSite } from '../model/site.ts';
import { restoreTranslations } from './languages/restore-translations.ts';
import { exportShares, restoreShares } from './shares/share-export.ts';
import { selectAllShares } from './shares/store.ts';
import { findSite, lockSite, type StoredSite, writeSite } from './site/store.ts';

const FOLDER = 'portfolio';
const SITE = `${FOLDER}/site.json`;
const TRANSLATIONS = `${FOLDER}/translations.json`;
const SHARES = `${FOLDER}/shares.json`;

const importedSite = z.object({ document: z.record(z.string(), z.unknown()) });

type SiteImportResult = { count: number; warnings: string[] };
const NOTHING: SiteImportResult = { count: 0, warnings: [] };

/**
 * Export and import of a member's site and links. Imported sites are unpublished and links get new ids; an existing
 * site is not replaced.
 */
export const portfolioMemberData: MemberDataModule<IdentityCtx> = {
  collect: async ({ sql }, uid) => {
    const site = await findSite(sql, uid);
    const shares = await selectAllShares(sql, uid);
    const translations = await allTranslations({ sql }, uid);
    const linkedCvs = shares.flatMap(({ targetKind, targetId }) => (targetKind === 'cv' && targetId) || []);
    const withChanges = await withUnpublishedChanges({ sql }, linkedCvs);
    return [
      ...(site ? [{ path: SITE, data: toExportedSite(site) }] : []),
      ...(translations.length > 0 ? [{ path: TRANSLATIONS, data: translations }] : []),
      ...(shares.length > 0 ? [{ path: SHARES, data: exportShares(shares, withChanges) }] : []),
    ];
  },
  restore: async (ctx, source) => {
    const site = source.paths.includes(SITE) ? await restoreSite(ctx, source) : NOTHING;
    const translations = source.paths.includes(TRANSLATIONS)
      ? await restoreTranslations(ctx, source, TRANSLATIONS)
      : NOTHING;
    const shares = source.paths.includes(SHARES) ? await restoreShares(ctx, source, SHARES) : NOTHING;
    return {
      imported: site.count + translations.count + shares.count > 0 ? [FOLDER] : [],
      warnings: [...site.warnings, ...translations.warnings, ...shares.warnings],
    };
  },
};

const toExportedSite = (site: StoredSite) => ({
  version: site.writtenVersion,
  document: site.written,
  updatedAt: site.updatedAt,
  published: site.published && {
    version: site.publishedVersion,
    document: site.published,
    publishedAt: site.publishedAt,
  },
});

async function restoreSite(ctx: IdentityCtx, { data, newIds }: OpenedExport): Promise<SiteImportResult> {
  const { uid } = requireMember(ctx.actor);
  const parsedFile = importedSite.safeParse(await data(SITE));
  const parsedDocument = parsedFile.success
    ? siteDocument.safeParse({ ...emptySite('en'), ...parsedFile.data.document })
    : undefined;
  if (!parsedDocument?.success) return { count: 0, warnings: [SITE] };
  const cv = parsedDocument.data.cv === null ? null : (newIds.get(parsedDocument.data.cv) ?? null);
  const document = {
    ...upgradeSite(parsedDocument.data),
    cv,
    languages: parsedDocument.data.languages.map((one) => ({ ...one, cv: newIds.get(one.cv ?? '') ?? null })),
  };
  const isImported = await ctx.db.asMember(uid, async ({ sql }) => {
    const existingSite = await lockSite(sql, uid);
    if (existingSite) return isDeepStrictEqual(upgradeSite(existingSite.written), document);
    await writeSite(sql, {
      ...{ ownerId: uid, revision: 1, written: document, writtenVersion: SITE_FORMAT_VERSION },
      ...{ published: null, publishedVersion: null, publishedTexts: null, publishedAt: null },
      ...{ beforeNames: false, updatedAt: ctx.clock.now() },
    });
    return true;
  });
  const cvWarnings = parsedDocument.data.cv !== null && cv === null ? [`${SITE}: cv`] : [];
  return isImported ? { count: 1, warnings: cvWarnings } : { count: 0, warnings: [SITE] };
}
