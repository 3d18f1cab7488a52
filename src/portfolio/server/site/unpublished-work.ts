import { entryKind } from '#cv/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import { titlesOfShown } from '#records/service.ts';
import type { UnpublishedRecord, UnpublishedSection } from '../../model/unpublished-work.ts';
import { UNPUBLISHED } from './shown-statuses.ts';

/** Records of a kind that are listed. */
const LIMIT = 100;

/** The sections that show entries, by the categories of these. */
const SECTIONS_OF_ENTRIES: Record<string, UnpublishedSection> = {
  ...{ work: 'experience', education: 'education' },
  ...{ publications: 'publications', talks: 'talks', skills: 'skills' },
};

/** Returns the records of a member that their site could show if they published them, the first of each kind. */
export async function unpublishedWork(tx: Pick<Tx, 'sql'>, ownerId: string): Promise<UnpublishedRecord[]> {
  const common = { ownerId, limit: LIMIT };
  const projects = await titlesOfShown(tx, projectKind, { ...common, statuses: UNPUBLISHED.project });
  // Scheduled posts are published by themselves.
  const posts = await titlesOfShown(tx, postKind, { ...common, statuses: ['draft'] });
  const entries = await titlesOfShown(tx, entryKind, {
    ...{ ...common, statuses: UNPUBLISHED.entry, categories: Object.keys(SECTIONS_OF_ENTRIES) },
  });
  return [
    ...projects.map(({ id, title }) => ({ section: 'projects' as const, id, title })),
    ...posts.map(({ id, title }) => ({ section: 'posts' as const, id, title })),
    ...entries.flatMap(({ id, title, category }) => {
      const section = SECTIONS_OF_ENTRIES[category];
      return section ? [{ section, id, title }] : [];
    }),
  ];
}
