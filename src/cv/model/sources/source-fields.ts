import type { AchievementDocument } from '#achievements/contract.ts';
import type { ProjectDocument } from '#projects/contract.ts';
import { emptyNode } from '../content.ts';
import type { SectionItem } from '../shapes.ts';
import type { FieldValues } from '../tree.ts';

/** Returns the data of a project in the fields of a CV item. */
export const fieldsOfProject = (project: ProjectDocument) =>
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
export const fieldsOfAchievement = (achievement: AchievementDocument) =>
  ({
    title: achievement.title,
    kind: achievement.kind,
    issuer: achievement.issuer,
    date: achievement.date,
    expires: achievement.expires,
    url: achievement.credentialUrl,
    credentialId: achievement.credentialId,
    summary: achievement.description,
  }) satisfies Partial<SectionItem<'achievements'>>;

/** Creates a CV item from a project, linked to it as its source. The project's metrics become bullets. */
export function itemOfProject(id: string, project: ProjectDocument & { id: string }): SectionItem<'projects'> {
  const fields = fieldsOfProject(project);
  const highlights = project.metrics.map(({ label, value }, at) => ({
    ...emptyNode('highlight', `${id}-h${at + 1}`),
    text: [label, value].filter(Boolean).join(': '),
  }));
  return {
    ...emptyNode('projects', id),
    ...fields,
    highlights,
    source: { id: project.id, seen: fields as FieldValues },
  };
}

export function itemOfAchievement(
  id: string,
  achievement: AchievementDocument & { id: string },
): SectionItem<'achievements'> {
  const fields = fieldsOfAchievement(achievement);
  return { ...emptyNode('achievements', id), ...fields, source: { id: achievement.id, seen: fields as FieldValues } };
}
