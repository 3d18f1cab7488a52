import { entryKind } from '#cv/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import { titlesOfShown } from '#records/service.ts';
import { hasVisibleSection, sectionsOfPages } from '../../model/sections/section-references.ts';
import type { SiteSection } from '../../model/sections/section-schema.ts';
import type { SiteDocument } from '../../model/site.ts';
import {
  MAX_UNPUBLISHED,
  UNPUBLISHED_SECTIONS,
  type UnpublishedRecord,
  type UnpublishedSection,
} from '../../model/unpublished-work.ts';
import { UNPUBLISHED } from './shown-statuses.ts';

/** The records that sections show, which are drafts: scheduled posts are published by themselves. */
const RECORDS = {
  projects: { kind: projectKind, statuses: UNPUBLISHED.project },
  posts: { kind: postKind, statuses: ['draft'] },
  experience: { kind: entryKind, statuses: UNPUBLISHED.entry, categories: ['work'] },
  education: { kind: entryKind, statuses: UNPUBLISHED.entry, categories: ['education'] },
  publications: { kind: entryKind, statuses: UNPUBLISHED.entry, categories: ['publications'] },
  talks: { kind: entryKind, statuses: UNPUBLISHED.entry, categories: ['talks'] },
  skills: { kind: entryKind, statuses: UNPUBLISHED.entry, categories: ['skills'] },
} as const satisfies Record<UnpublishedSection, object>;

/** Returns the records of a member that a site would show if they published them, the first of each section. */
export async function unpublishedWork(
  tx: Pick<Tx, 'sql'>,
  ownerId: string,
  site: Pick<SiteDocument, 'sections' | 'pages'>,
): Promise<UnpublishedRecord[]> {
  const shown = UNPUBLISHED_SECTIONS.filter((section) => hasVisibleSection(site, section));
  const inHeroes = projectsInHeroes(site);
  const sections = shown.includes('projects') || inHeroes.size === 0 ? shown : ['projects' as const, ...shown];
  const found = await Promise.all(
    sections.map(async (section) => {
      const { kind, ...filter } = RECORDS[section];
      const records = await titlesOfShown(tx, kind, { ownerId, ...filter, limit: MAX_UNPUBLISHED });
      return records.map(({ id, title }) => ({ section, id, title }));
    }),
  );
  return found.flat().filter(
    ({ section, id, title }) =>
      (section !== 'projects' || shown.includes('projects') || inHeroes.has(id)) &&
      // An entry without a name is on no page, but for a skill that has keywords.
      (title !== '' || section === 'projects' || section === 'posts' || section === 'skills'),
  );
}

/** Returns the ids of the projects that visible heroes show. */
const projectsInHeroes = ({ sections, pages }: Pick<SiteDocument, 'sections' | 'pages'>): ReadonlySet<string> =>
  new Set(
    sectionsOfPages<SiteSection>({ sections, pages: pages.filter(({ visible }) => visible) }).flatMap((section) =>
      section.kind === 'hero' && section.visible && section.variant === 'project' && section.project !== null
        ? [section.project]
        : [],
    ),
  );
