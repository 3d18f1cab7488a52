import { achievementKind } from '#achievements/service.ts';
import { requireMember } from '#identity/service.ts';
import { projectKind } from '#projects/service.ts';
import { documentsOf, type RecordsCtx, shownRecords } from '#records/service.ts';
import { CV_LIMITS, type CvContent, emptySection } from '../model/content.ts';
import { dateOfEntry } from '../model/entries/entry.ts';
import { newId } from '../model/new-id.ts';
import type { Section, SectionItem } from '../model/shapes.ts';
import { itemOfAchievement, itemOfEntry, itemOfProject } from '../model/sources/source-fields.ts';
import { nodeIdsIn } from '../model/tree.ts';
import { entryKind } from './entries/entry-kind.ts';

/** Items of a section, the latest ones: more would be no page that anybody reads. */
const MAX_ITEMS = 100;
/** Size of all items together. The rest of a CV is for what the member adds. */
const MAX_BYTES = CV_LIMITS.bytes / 2;

/** A record of the work, from which an item is made. */
type Work = { kind: Section['kind']; make: (id: string, takenIds: ReadonlySet<unknown>) => SectionItem };

/**
 * Returns the content of a CV with a member's work, without what is archived: each record is linked to its item. Of too
 * much work, the first sections have the latest. The summary is their bio.
 */
export async function contentOfWork(ctx: RecordsCtx, content: CvContent): Promise<CvContent> {
  const byKind = Map.groupBy(await readWork(ctx), ({ kind }) => kind);
  const missing = [...byKind.keys()].filter((kind) => !content.sections.some((section) => section.kind === kind));
  const sections = [...content.sections, ...missing.map((kind) => emptySection(kind, kind) as Section)];
  const takenIds = new Set<unknown>(nodeIdsIn(content.sections));
  let bytes = 0;
  const itemsOf = (work: readonly Work[]) =>
    work.flatMap(({ make }) => {
      const item = make(newId(), takenIds);
      const size = Buffer.byteLength(JSON.stringify(item));
      if (bytes + size > MAX_BYTES) return [];
      bytes += size;
      for (const id of nodeIdsIn(item)) takenIds.add(id);
      return [item];
    });
  return {
    ...content,
    basics: { ...content.basics, summary: requireMember(ctx.actor).user.profile.bio },
    sections: sections.map((section) => {
      const work = byKind.get(section.kind);
      return work ? ({ ...section, items: itemsOf(work) } as Section) : section;
    }),
  };
}

async function readWork(ctx: RecordsCtx): Promise<Work[]> {
  const { uid: ownerId } = requireMember(ctx.actor);
  const [entries, projects, achievements] = await ctx.db.asMember(ownerId, (tx) =>
    Promise.all([
      shownRecords(tx, entryKind, { ownerId, statuses: ['active', 'published'] }),
      shownRecords(tx, projectKind, { ownerId, statuses: ['draft', 'published'] }),
      shownRecords(tx, achievementKind, { ownerId, statuses: ['hidden', 'visible'], includeLongFields: true }),
    ]),
  );
  const latestProjects = latest(projects.map(({ id, document }) => ({ id, date: document.start })));
  // The list leaves out the figures of projects, which become bullets.
  const fullProjects = await documentsOf(
    ctx,
    projectKind,
    latestProjects.map(({ id }) => id),
  );
  const byKind = Map.groupBy(entries, ({ document }) => document.kind);
  return [
    ...[...byKind.values()].flatMap((ofKind) =>
      latest(ofKind.map(({ id, document }) => ({ id, document, date: dateOfEntry(document) }))).map(
        ({ id, document }): Work => ({
          kind: document.kind,
          make: (itemId, takenIds) => itemOfEntry(itemId, { id, ...document }, { takenIds, wording: '' }),
        }),
      ),
    ),
    ...latestProjects.flatMap(({ id }): Work[] => {
      const document = fullProjects.get(id);
      return document ? [{ kind: 'projects', make: (itemId) => itemOfProject(itemId, { id, ...document }) }] : [];
    }),
    ...latest(achievements.map(({ id, document }) => ({ id, document, date: document.date }))).map(
      ({ id, document }): Work => ({
        kind: 'achievements',
        make: (itemId) => itemOfAchievement(itemId, { id, ...document }),
      }),
    ),
  ];
}

/** Returns the latest of some records, as many as a section has. */
const latest = <Dated extends { date: string }>(records: readonly Dated[]): Dated[] =>
  records.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)).slice(0, MAX_ITEMS);
