import { achievementKind } from '#achievements/service.ts';
import { entryKind, titleOfEntry } from '#cv/service.ts';
import { findPublicPerson } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import type { MapTexts, SourceText } from '#records/contract.ts';
import { findByIds, pagesOfShown, type RecordKind, sourceTexts } from '#records/service.ts';
import { mapPersonTexts, mapSiteTexts } from '../../model/languages/map-site-texts.ts';
import { type PartKind, PROFILE_PART, SITE_PART } from '../../model/languages/parts.ts';
import { emptySite, upgradeSite } from '../../model/site.ts';
import { findSite } from '../site/store.ts';

/** A part of a site with its texts to translate. */
export type SitePart = { part: string; kind: PartKind; title: string; texts: readonly SourceText[] };

type FoundRecord<Document> = { id: string; document: Document };

const KINDS = [
  partsOfKind(projectKind, {
    ...{ statuses: ['published'], others: ['draft'] },
    toPart: ({ title }) => ({ kind: 'project', title }),
  }),
  partsOfKind(postKind, {
    ...{ statuses: ['published'], others: ['draft', 'scheduled'] },
    toPart: ({ title }) => ({ kind: 'post', title }),
  }),
  partsOfKind(achievementKind, {
    ...{ statuses: ['visible'], others: ['hidden'] },
    toPart: ({ title }) => ({ kind: 'achievement', title }),
  }),
  partsOfKind(entryKind, {
    ...{ statuses: ['published'], others: ['active'] },
    toPart: (entry) => ({ kind: entry.kind, title: titleOfEntry(entry) }),
  }),
];

type KindOptions<Document> = {
  /** Statuses in which the site shows a record. */
  statuses: readonly string[];
  /** Statuses in which the site doesn't show it, at least not yet. */
  others: readonly string[];
  toPart: (document: Document) => Pick<SitePart, 'kind' | 'title'>;
};

/** Returns functions that find the parts of a site that are records of a kind. */
function partsOfKind<Document extends object>(
  kind: RecordKind<Document>,
  { statuses, others, toPart }: KindOptions<Document>,
) {
  const mapTexts: MapTexts<Document> = (document, replace) => kind.mapTexts?.(document, replace) ?? document;
  const convert = ({ id, document }: FoundRecord<Document>): SitePart => ({
    ...toPart(document),
    part: id,
    texts: sourceTexts(mapTexts, document),
  });
  const read = async (tx: Tx, ownerId: string, wanted: readonly string[]) => {
    const parts: SitePart[] = [];
    for await (const page of pagesOfShown(tx, kind, { ownerId, statuses: wanted, includeLongFields: true }))
      parts.push(...page.map(convert));
    return parts;
  };
  return {
    shown: (tx: Tx, ownerId: string) => read(tx, ownerId, statuses),
    others: (tx: Tx, ownerId: string) => read(tx, ownerId, others),
    find: async (tx: Tx, ownerId: string, id: string) =>
      (await findByIds(tx, kind, { ownerId, ids: [id] })).map(convert),
  };
}

/** Returns the language of a member's site, as it is saved, and its own texts. */
async function readSitePart({ sql }: Tx, ownerId: string, fallback: Language) {
  const stored = await findSite(sql, ownerId);
  const site = stored ? upgradeSite(stored.written) : emptySite(fallback);
  const part: SitePart = { part: SITE_PART, kind: 'site', title: '', texts: sourceTexts(mapSiteTexts, site) };
  return { language: site.language, part };
}

async function readProfilePart(tx: Tx, ownerId: string): Promise<SitePart> {
  const person = await findPublicPerson(tx, ownerId);
  if (!person) throw new AppError('NOT_FOUND');
  return { part: PROFILE_PART, kind: 'profile', title: '', texts: sourceTexts(mapPersonTexts, person) };
}

/** Returns all parts of a member's site that have texts, and the language that these are in. */
export async function readSiteParts(tx: Tx, ownerId: string, fallback: Language) {
  const [site, profile, ...records] = await Promise.all([
    readSitePart(tx, ownerId, fallback),
    readProfilePart(tx, ownerId),
    ...KINDS.map(({ shown }) => shown(tx, ownerId)),
  ]);
  const parts = [site.part, profile, ...records.flat()];
  return { from: site.language, parts: parts.filter(({ texts }) => texts.length > 0) };
}

/** Returns the records of a member's work that have texts and that their site does not show. */
export async function readOtherParts(tx: Tx, ownerId: string): Promise<SitePart[]> {
  const parts = await Promise.all(KINDS.map(({ others }) => others(tx, ownerId)));
  return parts.flat().filter(({ texts }) => texts.length > 0);
}

/** Returns one part of a member's site, also a record that it does not show yet. */
export async function requireSitePart(tx: Tx, ownerId: string, part: string): Promise<SitePart> {
  if (part === SITE_PART) return (await readSitePart(tx, ownerId, 'en')).part;
  if (part === PROFILE_PART) return readProfilePart(tx, ownerId);
  const [found] = (await Promise.all(KINDS.map(({ find }) => find(tx, ownerId, part)))).flat();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
