import { achievementKind } from '#achievements/service.ts';
import { requireMember } from '#identity/service.ts';
import { projectKind } from '#projects/service.ts';
import { type RecordsCtx, shownRecords } from '#records/service.ts';
import { type CvContent, emptySection } from '../model/content.ts';
import { dateOfEntry } from '../model/entries/entry.ts';
import { newId } from '../model/new-id.ts';
import type { Section, SectionItem } from '../model/shapes.ts';
import { itemOfAchievement, itemOfEntry, itemOfProject } from '../model/sources/source-fields.ts';
import { nodeIdsIn } from '../model/tree.ts';
import { entryKind } from './entries/entry-kind.ts';

/** Entries of a section, the latest ones: more would be no page that anybody reads. */
const MAX_ITEMS = 100;

/** An item of a section, which is made in the order of the dates. */
type Work = { kind: Section['kind']; date: string; make: (id: string, takenIds: ReadonlySet<unknown>) => SectionItem };

/** Returns the content of a CV with a member's work, without what is archived: each record is linked to its item. */
export async function contentOfWork(ctx: Pick<RecordsCtx, 'actor' | 'db'>, content: CvContent): Promise<CvContent> {
  const byKind = Map.groupBy(await readWork(ctx), ({ kind }) => kind);
  const missing = [...byKind.keys()].filter((kind) => !content.sections.some((section) => section.kind === kind));
  const takenIds = new Set<unknown>(nodeIdsIn(content.sections));
  const sections = [...content.sections, ...missing.map((kind) => emptySection(kind, kind) as Section)];
  return { ...content, sections: sections.map((section) => withItems(section, byKind.get(section.kind), takenIds)) };
}

/** Returns a section with the latest of some work. `takenIds` receives the ids of its items. */
function withItems(section: Section, work: readonly Work[] | undefined, takenIds: Set<unknown>): Section {
  if (!work) return section;
  const items = work
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MAX_ITEMS)
    .map(({ make }) => {
      const item = make(newId(), takenIds);
      for (const id of nodeIdsIn(item)) takenIds.add(id);
      return item;
    });
  return { ...section, items } as Section;
}

async function readWork({ actor, db }: Pick<RecordsCtx, 'actor' | 'db'>): Promise<Work[]> {
  const { uid: ownerId } = requireMember(actor);
  const [entries, projects, achievements] = await db.asMember(ownerId, (tx) =>
    Promise.all([
      shownRecords(tx, entryKind, { ownerId, statuses: ['active', 'published'] }),
      shownRecords(tx, projectKind, { ownerId, statuses: ['draft', 'published'] }),
      shownRecords(tx, achievementKind, { ownerId, statuses: ['hidden', 'visible'], includeLongFields: true }),
    ]),
  );
  return [
    ...entries.map(
      ({ id, document }): Work => ({
        ...{ kind: document.kind, date: dateOfEntry(document) },
        make: (itemId, takenIds) => itemOfEntry(itemId, { id, ...document }, { takenIds, wording: '' }),
      }),
    ),
    ...projects.map(
      ({ id, document }): Work => ({
        ...{ kind: 'projects', date: document.start },
        make: (itemId) => itemOfProject(itemId, { id, ...document }),
      }),
    ),
    ...achievements.map(
      ({ id, document }): Work => ({
        ...{ kind: 'achievements', date: document.date },
        make: (itemId) => itemOfAchievement(itemId, { id, ...document }),
      }),
    ),
  ];
}
