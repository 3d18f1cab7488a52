import { existingImageIds } from '#files/service.ts';
import { type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { projectKind } from '#projects/service.ts';
import { findByIds, pathsOf } from '#records/service.ts';
import { referencesOfSections } from '../../model/sections/section-references.ts';
import type { SiteDocument } from '../../model/site.ts';

/**
 * Throws if the sections of a site newly refer to images or projects that its member does not own. The error does not
 * reveal whether they exist. Earlier references may have been deleted since and do not block the save.
 */
export async function requireOwnedReferences(tx: Tx, ownerId: string, site: SiteDocument, before: SiteDocument) {
  const known = new Set(referencesOfSections(before).map(({ id }) => id));
  const added = referencesOfSections(site).filter(({ id }) => !known.has(id));
  const idsOf = (wanted: 'image' | 'project') => [
    ...new Set(added.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))),
  ];
  const [images, projects] = [idsOf('image'), idsOf('project')];
  if (images.length + projects.length === 0) return;
  const ownImages = new Set(await existingImageIds(tx, ownerId, images));
  const ownProjects = new Set((await findByIds(tx, projectKind, { ownerId, ids: projects })).map(({ id }) => id));
  const refuse = (ids: readonly string[], word: ErrorText['word']) =>
    ids.flatMap((id) => pathsOf({ document: site }, id).map((path) => ({ path: path.join('.'), text: { word } })));
  const faults = [
    ...refuse(
      images.filter((id) => !ownImages.has(id)),
      'noSuchImage',
    ),
    ...refuse(
      projects.filter((id) => !ownProjects.has(id)),
      'noSuchRecord',
    ),
  ];
  if (faults.length > 0) throw invalidFields(faults);
}
