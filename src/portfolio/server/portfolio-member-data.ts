import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { withUnpublishedChanges } from '#cv/service.ts';
import {
  type IdentityCtx,
  type MemberDataModule,
  type OnLeftOut,
  type OpenedExport,
  RENDERED_SITE_FOLDER,
  type RenderedFile,
  requireMember,
} from '#identity/service.ts';
import { allTranslations, countTranslationsOf } from '#records/service.ts';
import { replaceReferences } from '../model/sections/section-references.ts';
import {
  completeSite,
  emptySite,
  SITE_FORMAT_VERSION,
  type SiteDocument,
  upgradeSite,
  writtenSite,
} from '../model/site.ts';
import { CLASSIC_STYLE } from '../model/styles/style-shape.ts';
import { packSite } from './export/pack-site.ts';
import { restoreTranslations } from './languages/restore-translations.ts';
import { loadPortfolioOverview, portfolioOverviewAt } from './overview/portfolio-overview.ts';
import { exportShares, restoreShares } from './shares/share-export.ts';
import { countShares, selectAllShares } from './shares/store.ts';
import { itemsOf } from './shares/stored-target.ts';
import { loadSite } from './site/load-site.ts';
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
    const linkedCvs = shares.flatMap(itemsOf).flatMap(({ kind, id }) => (kind === 'cv' && id) || []);
    const withChanges = await withUnpublishedChanges({ sql }, linkedCvs);
    return [
      ...(site ? [{ path: SITE, data: toExportedSite(site) }] : []),
      ...(translations.length > 0 ? [{ path: TRANSLATIONS, data: translations }] : []),
      ...(shares.length > 0 ? [{ path: SHARES, data: exportShares(shares, withChanges) }] : []),
    ];
  },
  render: renderSite,
  summarize: async ({ settings, actor, clock }, tx, uid) => {
    const { user } = requireMember(actor);
    const overview = portfolioOverviewAt(await loadPortfolioOverview(tx, uid), {
      ...{ appUrl: settings.APP_URL, user, now: clock.now() },
    });
    return {
      counts: {
        sites: (await findSite(tx.sql, uid)) ? 1 : 0,
        links: await countShares(tx.sql, uid),
        translations: await countTranslationsOf(tx, uid),
      },
      siteUrls: overview.addresses.map(({ url }) => url),
    };
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

/** Yields the published site as static files, as its own export does. */
async function* renderSite({ files }: IdentityCtx, uid: string, onLeftOut: OnLeftOut): AsyncGenerator<RenderedFile> {
  const pathOf = (name: string) => `${RENDERED_SITE_FOLDER}${name}`;
  const site = await loadSite(files, uid, 'published', { asOwner: uid });
  if (!site) return;
  for await (const { name, ...file } of packSite(files, site, (failed, error) => onLeftOut(pathOf(failed), error))) {
    yield { ...file, path: pathOf(name) };
  }
}

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

/** Returns an imported document with the fields that its version lacks, without any check of the others. */
const withDefaults = ({ ...document }: Record<string, unknown>) => ({
  ...emptyFormerSite(),
  ...document,
  style:
    typeof document.style === 'object' ? { ...CLASSIC_STYLE, ...document.style } : (document.style ?? CLASSIC_STYLE),
});

/** Returns an empty site from before there were pages. */
function emptyFormerSite() {
  const { pages: _, ...site } = emptySite('en');
  return site;
}

async function restoreSite(ctx: IdentityCtx, { data, newIds }: OpenedExport): Promise<SiteImportResult> {
  const { uid } = requireMember(ctx.actor);
  const parsedFile = importedSite.safeParse(await data(SITE));
  const parsedDocument = parsedFile.success ? writtenSite.safeParse(withDefaults(parsedFile.data.document)) : undefined;
  if (!parsedDocument?.success) return { count: 0, warnings: [SITE] };
  const cv = newIds.get(parsedDocument.data.cv ?? '') ?? null;
  const imported = completeSite(parsedDocument.data, {});
  const { faces, languages } = imported;
  const newIdOf = (id: string | null) => newIds.get(id ?? '') ?? null;
  const document: SiteDocument = {
    ...imported,
    ...replaceReferences(imported, ({ id }) => newIdOf(id)),
    cv,
    faces: { heading: newIdOf(faces.heading), body: newIdOf(faces.body) },
    languages: languages.map((one) => ({ ...one, cv: newIdOf(one.cv) })),
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
