import { entryKind } from '#cv/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { projectKind } from '#projects/service.ts';
import { countShown, shownRecords } from '#records/service.ts';
import { emptySite, type SiteDocument } from '../../model/site.ts';
import { startingDesign } from '../../model/styles/starting-design.ts';

/** Returns the document of a site that was never saved: empty, in the design that suits what its member has published. */
export async function startingSite(tx: Tx, ownerId: string, language: Language): Promise<SiteDocument> {
  const statuses = ['published'];
  const projects = await shownRecords(tx, projectKind, { ownerId, statuses });
  const positions = await countShown(tx, entryKind, { ownerId, statuses, category: 'work' });
  const covers = projects.filter(({ document }) => document.cover !== null).length;
  return { ...emptySite(language), ...startingDesign({ projects: projects.length, covers, positions }) };
}
