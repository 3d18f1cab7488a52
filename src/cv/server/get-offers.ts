import { achievementKind } from '#achievements/service.ts';
import { projectKind } from '#projects/service.ts';
import { documentsOf, type RecordsCtx, readRecord } from '#records/service.ts';
import { referencesIn } from '../model/references.ts';
import { offersOf } from '../model/sources/offers.ts';
import { fieldsOfAchievement, fieldsOfProject } from '../model/sources/source-fields.ts';
import type { FieldValues } from '../model/tree.ts';
import { cvKind } from './cv-kind.ts';
import { entryKind } from './entries/entry-kind.ts';

/** Returns updates for a CV: changes in the member's work since the CV's entries were made from it. */
export async function getOffers(ctx: RecordsCtx, { id }: { id: string }) {
  const { document } = await readRecord(ctx, cvKind, { id });
  const { projects, achievements, entries } = referencesIn(document);
  const [projectDocuments, achievementDocuments, entryDocuments] = await Promise.all([
    documentsOf(ctx, projectKind, projects),
    documentsOf(ctx, achievementKind, achievements),
    documentsOf(ctx, entryKind, entries),
  ]);
  const sources = new Map<string, FieldValues>([
    ...[...projectDocuments].map(([source, project]) => [source, fieldsOfProject(project)] as const),
    ...[...achievementDocuments].map(([source, achievement]) => [source, fieldsOfAchievement(achievement)] as const),
    ...[...entryDocuments].map(([source, { fields }]) => [source, fields] as const),
  ]);
  return offersOf(document, sources);
}
