import type { achievementsContract } from '#achievements/contract.ts';
import achievementRoutes from '#achievements/contract.ts?routes';
import { makeApiCalls } from '#platform/pure/api-calls.ts';
import type { projectsContract } from '#projects/contract.ts';
import projectRoutes from '#projects/contract.ts?routes';
import type { SectionItem } from '../../model/shapes.ts';
import type { ItemMaker } from '../../model/sources/insert-item.ts';
import type { WorkSource } from '../../model/sources/offers.ts';
import {
  fieldsOfAchievement,
  fieldsOfProject,
  itemOfAchievement,
  itemOfEntry,
  itemOfProject,
  wordingsOfAchievement,
  wordingsOfProject,
} from '../../model/sources/source-fields.ts';
import { entriesApi } from './entries-api.ts';
import type { WorkKind } from './work-kinds.ts';

const projects = makeApiCalls<typeof projectsContract>({ routes: projectRoutes });
const achievements = makeApiCalls<typeof achievementsContract>({ routes: achievementRoutes });

/** A record of the member's work, as the picker lists it. */
export type WorkRecord = {
  id: string;
  /** A CV item with what the list has of the record, for its title and caption. */
  preview: SectionItem;
  /** Makes an item, if the list has the whole record. */
  makeItem?: ItemMaker;
};

type WorkQuery = { q?: string; tag?: string; cursor?: string; limit: number; sort: 'updated' };
type WorkPage = { items: WorkRecord[]; nextCursor?: string | undefined };

/**
 * Returns a page of the records that a section of this kind can show, without archived ones. A page of nothing else is
 * skipped.
 */
export async function listWork(kind: WorkKind, query: WorkQuery, signal: AbortSignal): Promise<WorkPage> {
  const page = await listPage(kind, query, signal);
  if (page.items.length > 0 || page.nextCursor === undefined) return page;
  return listWork(kind, { ...query, cursor: page.nextCursor }, signal);
}

async function listPage(kind: WorkKind, query: WorkQuery, signal: AbortSignal): Promise<WorkPage> {
  if (kind === 'projects') {
    const { items, ...rest } = await projects.list(query, { signal });
    const active = items.filter(({ status }) => status !== 'archived');
    return { ...rest, items: active.map((one) => ({ id: one.id, preview: itemOfProject(one.id, one) })) };
  }
  if (kind === 'achievements') {
    const { items, ...rest } = await achievements.list(query, { signal });
    return { ...rest, items: items.map((one) => ({ id: one.id, preview: itemOfAchievement(one.id, one) })) };
  }
  const { items, ...rest } = await entriesApi.list.call({ ...query, kind }, { signal });
  const usable = items.filter(({ status }) => status !== 'archived');
  return {
    ...rest,
    items: usable.map((one) => ({
      id: one.id,
      preview: itemOfEntry(one.id, one),
      makeItem: (itemId, context) => itemOfEntry(itemId, one, context),
    })),
  };
}

/** Loads a record and returns a function that makes a CV item of it. */
export async function makeWorkItem(kind: WorkKind, id: string): Promise<ItemMaker> {
  if (kind === 'projects') {
    const project = await projects.read({ id });
    return (itemId, context) => itemOfProject(itemId, project, context);
  }
  if (kind === 'achievements') {
    const achievement = await achievements.read({ id });
    return (itemId, context) => itemOfAchievement(itemId, achievement, context);
  }
  const entry = await entriesApi.read.call({ id });
  return (itemId, context) => itemOfEntry(itemId, entry, context);
}

/** Loads a record as a source of CV items, with its state. */
export async function readWorkSource(kind: WorkKind, id: string): Promise<WorkSource & { trashedAt: string | null }> {
  if (kind === 'projects') {
    const project = await projects.read({ id });
    return { fields: fieldsOfProject(project), wordings: wordingsOfProject(project), trashedAt: project.trashedAt };
  }
  if (kind === 'achievements') {
    const achievement = await achievements.read({ id });
    return {
      fields: fieldsOfAchievement(achievement),
      wordings: wordingsOfAchievement(achievement),
      trashedAt: achievement.trashedAt,
    };
  }
  return entriesApi.read.call({ id });
}

/** Returns the tags of the records that a section of this kind can show, the most frequent first. */
export async function listWorkTags(kind: WorkKind): Promise<string[]> {
  const facets = await (kind === 'projects'
    ? projects.facets()
    : kind === 'achievements'
      ? achievements.facets()
      : entriesApi.facets.call({ kind }));
  return facets.tags.map(({ tag }) => tag);
}
