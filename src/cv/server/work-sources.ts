import { achievementKind } from '#achievements/service.ts';
import { projectKind } from '#projects/service.ts';
import { documentsOf, type RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { referencesIn } from '../model/references.ts';
import type { WorkSource } from '../model/sources/offers.ts';
import {
  fieldsOfAchievement,
  fieldsOfProject,
  wordingsOfAchievement,
  wordingsOfProject,
} from '../model/sources/source-fields.ts';
import { entryKind } from './entries/entry-kind.ts';

/** Returns the records of the member's work that a CV is made from, by id. */
export async function workSourcesOf(ctx: RecordsCtx, content: CvContent): Promise<Map<string, WorkSource>> {
  const ids = referencesIn(content);
  const [projects, achievements, entries] = await Promise.all([
    documentsOf(ctx, projectKind, ids.projects),
    documentsOf(ctx, achievementKind, ids.achievements),
    documentsOf(ctx, entryKind, ids.entries),
  ]);
  const sources = new Map<string, WorkSource>();
  for (const [id, project] of projects)
    sources.set(id, { fields: fieldsOfProject(project), wordings: wordingsOfProject(project) });
  for (const [id, achievement] of achievements)
    sources.set(id, { fields: fieldsOfAchievement(achievement), wordings: wordingsOfAchievement(achievement) });
  for (const [id, { fields, wordings }] of entries) sources.set(id, { fields, wordings });
  return sources;
}
