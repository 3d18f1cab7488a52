import type { Section } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { hasContent, type SourceObject, sourceObjectsIn } from '../reading/source-object.ts';
import type { SectionPosition } from './layout.ts';
import { readItems, readLink, readVisibility } from './read-items.ts';
import { readMarkup } from './read-markup.ts';
import type { FormatVersion } from './tables.ts';

/** A section of the file, by the key that its layout uses. */
export type SourceSection = { key: string; source: SourceObject; type: string };

/** Reads all sections in layout order. Sections missing from the layout were not shown and become hidden. */
export function readSections(
  builder: CvBuilder,
  sections: readonly SourceSection[],
  positions: readonly SectionPosition[] | undefined,
  version: FormatVersion,
) {
  const byKey = new Map(sections.map((section) => [section.key, section]));
  const orderedSections = (positions ?? []).flatMap((position) => {
    const section = byKey.get(position.key);
    byKey.delete(position.key);
    return section ? [{ section, position }] : [];
  });
  const hiddenSections = [...byKey.values()].map((section) => ({ section, position: undefined }));
  const leftovers: [string, unknown][] = [];
  for (const { section, position } of [...orderedSections, ...hiddenSections]) {
    const { source } = section;
    // Empty sections were not shown, and their titles alone are not worth keeping.
    if (!source.has('items') && !source.has('content')) continue;
    const isRead = readSection(builder, section, { position, isShown: position !== undefined || !positions }, version);
    const rest = source.remaining();
    if (!isRead) builder.storeExtra(builder.root, source.from, rest, source.from);
    else if (hasContent(rest)) leftovers.push([source.from, rest]);
  }
  builder.storeExtra(builder.root, 'sections', Object.fromEntries(leftovers), 'sections');
}

type SectionContext = { position: SectionPosition | undefined; isShown: boolean };

/** Reads a section. Returns false if no kind of section fits it. */
function readSection(
  builder: CvBuilder,
  { key, source, type }: SourceSection,
  context: SectionContext,
  version: FormatVersion,
): boolean {
  const table = Object.hasOwn(version.tables, type) ? version.tables[type] : undefined;
  if (key === 'summary' && source.has('content')) {
    readSectionSettings(builder, builder.addSection('summary', source.from), source, context);
    readMarkup(builder, builder.basics, source, { from: 'content', field: 'summary', version });
    builder.countItem();
  } else if (key === 'profiles') {
    readProfiles(builder, source, context, version);
  } else if (table) {
    const section: ImportTarget<Section> = builder.addSection(table.kind, source.from);
    readSectionSettings(builder, section, source, context);
    const items = sourceObjectsIn(source.take('items'), `${source.from}.items`, builder.warnUnreadable);
    readItems(builder, section, items, version, table);
  } else return false;
  return true;
}

/** Reads the settings of a section. */
function readSectionSettings(
  builder: CvBuilder,
  section: ImportTarget<Section>,
  source: SourceObject,
  { position, isShown }: SectionContext,
) {
  const { value } = section;
  readVisibility(value, source);
  value.visible &&= isShown;
  if (!source.has('title') && source.has('name')) source.putBack('title', source.take('name'));
  builder.fill(section, source, { title: 'title', keepTogether: 'keepTogether', startOnNewPage: 'startOnNewPage' });
  value.showTitle = source.take('showHeading') !== false;
  value.area = position?.area ?? 'main';
  const columns = source.take('columns');
  if (typeof columns === 'number' && Number.isInteger(columns) && columns >= 1 && columns <= 6) value.columns = columns;
  else source.putBack('columns', columns);
}

/** Reads profiles, which are always part of the header here. */
function readProfiles(builder: CvBuilder, source: SourceObject, { isShown }: SectionContext, version: FormatVersion) {
  const section = { visible: true };
  readVisibility(section, source);
  source.take('columns');
  for (const profileSource of sourceObjectsIn(source.take('items'), `${source.from}.items`, builder.warnUnreadable)) {
    const profile = builder.addChild('profile', builder.basics, 'profiles', profileSource.from);
    readVisibility(profile.value, profileSource);
    profile.value.visible &&= section.visible && isShown;
    builder.fill(profile, profileSource, { network: 'network', username: 'username' });
    readLink(builder, profile, profileSource, version);
    builder.storeExtras(profile, profileSource);
    builder.countItem();
  }
}
