import type { AchievementDocument } from '#achievements/contract.ts';
import type { ProjectDocument } from '#projects/contract.ts';
import { emptyNode } from '../content.ts';
import type { EntryDocument } from '../entries/entry.ts';
import { type Wording, wordedFields } from '../entries/wordings.ts';
import { newId } from '../new-id.ts';
import type { SectionItem } from '../shapes.ts';
import { descendantsOf } from '../tree.ts';
import type { ItemContext } from './insert-item.ts';
import { withLocalIds } from './seen.ts';

/** A project, or what lists have of it. */
type ProjectSource = { id: string } & Pick<
  ProjectDocument,
  'title' | 'client' | 'role' | 'links' | 'start' | 'end' | 'ongoing' | 'summary' | 'stack'
> & { metrics?: ProjectDocument['metrics']; wordings?: readonly Wording[] };
/** An achievement, or what lists have of it. */
type AchievementSource = { id: string } & Omit<AchievementDocument, 'description' | 'evidence' | 'wordings'> & {
    description?: string;
    wordings?: readonly Wording[];
  };

const NEW_CV: ItemContext = { takenIds: new Set(), wording: '' };

/** Returns the data of a project in the fields of a CV item. */
export const fieldsOfProject = (project: Omit<ProjectSource, 'id'>) =>
  ({
    name: project.title,
    entity: project.client,
    roles: project.role === '' ? [] : [project.role],
    url: project.links[0]?.url ?? '',
    start: project.start,
    end: project.end,
    ongoing: project.ongoing,
    description: project.summary,
    keywords: project.stack,
  }) satisfies Partial<SectionItem<'projects'>>;

/** Returns the data of an achievement in the fields of a CV item. */
export const fieldsOfAchievement = (achievement: Omit<AchievementSource, 'id'>) =>
  ({
    title: achievement.title,
    kind: achievement.kind,
    issuer: achievement.issuer,
    date: achievement.date,
    expires: achievement.expires,
    url: achievement.credentialUrl,
    credentialId: achievement.credentialId,
    summary: achievement.description ?? '',
  }) satisfies Partial<SectionItem<'achievements'>>;

/** Returns the wordings of a project by the fields of a CV item. */
export const wordingsOfProject = ({ wordings = [] }: Pick<ProjectSource, 'wordings'>): Wording[] =>
  withField(wordings, 'summary', 'description');

/** Returns the wordings of an achievement by the fields of a CV item. */
export const wordingsOfAchievement = ({ wordings = [] }: Pick<AchievementSource, 'wordings'>): Wording[] =>
  withField(wordings, 'description', 'summary');

const withField = (wordings: readonly Wording[], from: string, to: string): Wording[] =>
  wordings.map(({ name, texts: { [from]: text } }) => ({ name, texts: text === undefined ? {} : { [to]: text } }));

const named = (wordings: readonly Wording[], wanted: string) => wordings.find(({ name }) => name === wanted);

/**
 * Creates a CV item from a project, linked to it as its source, in the wording of the CV. The project's metrics become
 * bullets.
 */
export function itemOfProject(
  id: string,
  project: ProjectSource,
  { wording }: Pick<ItemContext, 'wording'> = NEW_CV,
): SectionItem<'projects'> {
  const fields = wordedFields('projects', fieldsOfProject(project), named(wordingsOfProject(project), wording));
  const highlights = (project.metrics ?? []).map(({ label, value }, at) => ({
    ...emptyNode('highlight', `${id}-h${at + 1}`),
    text: [label, value].filter(Boolean).join(': '),
  }));
  return {
    ...emptyNode('projects', id),
    ...fields,
    highlights,
    source: { id: project.id, seen: fields },
  };
}

export function itemOfAchievement(
  id: string,
  achievement: AchievementSource,
  { wording }: Pick<ItemContext, 'wording'> = NEW_CV,
): SectionItem<'achievements'> {
  const fields = wordedFields(
    'achievements',
    fieldsOfAchievement(achievement),
    named(wordingsOfAchievement(achievement), wording),
  );
  return { ...emptyNode('achievements', id), ...fields, source: { id: achievement.id, seen: fields } };
}

type EntrySource = Pick<EntryDocument, 'kind' | 'fields' | 'wordings'> & { id: string };

/**
 * Creates a CV item from an entry of the member's work, linked to it as its source, in the wording of the CV. Its nodes
 * keep their ids, except those that the CV has already.
 */
export function itemOfEntry(
  id: string,
  { id: recordId, kind, wordings, fields: full }: EntrySource,
  { takenIds, wording }: ItemContext = NEW_CV,
): SectionItem {
  const fields = wordedFields(kind, full, named(wordings, wording));
  const nodes = descendantsOf({ kind, path: [], value: fields });
  const ids = Object.fromEntries(
    [...nodes].flatMap(({ value }) => (takenIds.has(value.id) ? [[value.id as string, newId()]] : [])),
  );
  const seen = withLocalIds(fields, ids);
  const source = { id: recordId, seen, ...(Object.keys(ids).length > 0 && { ids }) };
  return { ...emptyNode(kind, id), ...seen, source } as SectionItem;
}
