import type { AchievementDocument } from '#achievements/contract.ts';
import { achievementKind } from '#achievements/service.ts';
import { type EntryDocument, entryKind } from '#cv/service.ts';
import type { PublicPerson } from '#identity/service.ts';
import type { PostDocument } from '#posts/contract.ts';
import { postKind } from '#posts/service.ts';
import type { ProjectDocument } from '#projects/contract.ts';
import { projectKind } from '#projects/service.ts';
import type { Translations } from '#records/contract.ts';
import { type RecordKind, type ShownRecord, translateTexts, untranslatedTexts } from '#records/service.ts';
import { mapPersonTexts, mapSiteTexts } from '../../model/languages/map-site-texts.ts';
import { PROFILE_PART } from '../../model/languages/parts.ts';
import type { SiteDocument } from '../../model/site.ts';

type TranslationsByPart = ReadonlyMap<string, Translations>;

type SiteSources = {
  site: SiteDocument;
  person: PublicPerson;
  projects: readonly ShownRecord<ProjectDocument>[];
  achievements: readonly ShownRecord<AchievementDocument>[];
  entries: readonly ShownRecord<EntryDocument>[];
  posts: readonly ShownRecord<PostDocument>[];
};

/** The texts of a language: `ownTexts` are those of the site itself. */
type TextsOfLanguage = { ownTexts: Translations | undefined; translations: TranslationsByPart };

/** Returns everything that a site shows, with the texts of a language. */
export const inLanguage = (
  { site, person, projects, achievements, entries, posts }: SiteSources,
  { ownTexts, translations }: TextsOfLanguage,
) => ({
  site: translateTexts(mapSiteTexts, site, ownTexts),
  person: translateTexts(mapPersonTexts, person, translations.get(PROFILE_PART)),
  projects: projects.map((project) => translated(projectKind, project, translations)),
  achievements: achievements.map((achievement) => translated(achievementKind, achievement, translations)),
  entries: entries.map((entry) => translated(entryKind, entry, translations)),
  posts: posts.map((post) => translated(postKind, post, translations)),
});

/** Returns the texts that a site shows and that have no translation. */
export const textsWithoutTranslation = (
  { site, person, projects, achievements, entries, posts }: SiteSources,
  { ownTexts, translations }: TextsOfLanguage,
) => [
  ...untranslatedTexts(mapSiteTexts, site, ownTexts),
  ...untranslatedTexts(mapPersonTexts, person, translations.get(PROFILE_PART)),
  ...projects.flatMap((project) => untranslated(projectKind, project, translations)),
  ...achievements.flatMap((achievement) => untranslated(achievementKind, achievement, translations)),
  ...entries.flatMap((entry) => untranslated(entryKind, entry, translations)),
  ...posts.flatMap((post) => untranslated(postKind, post, translations)),
];

/** Returns the texts of a record that have no translation. */
export const untranslated = <Document extends object>(
  { mapTexts, empty }: Pick<RecordKind<Document>, 'mapTexts' | 'empty'>,
  { id, document }: { id: string; document: Document },
  translations: TranslationsByPart,
) => (mapTexts ? untranslatedTexts(mapTexts, { ...empty, ...document }, translations.get(id)) : []);

/** Returns a record with the texts of a language. Long fields that were not read are empty. */
export function translated<Document extends object, Found extends { id: string; document: Document }>(
  { mapTexts, empty }: Pick<RecordKind<Document>, 'mapTexts' | 'empty'>,
  record: Found,
  translations: TranslationsByPart,
): Found {
  const texts = translations.get(record.id);
  if (!mapTexts || !texts) return record;
  return { ...record, document: translateTexts(mapTexts, { ...empty, ...record.document }, texts) };
}
