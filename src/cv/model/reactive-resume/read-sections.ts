import { describeByHtml } from '../import/describe.ts';
import type { Draft, Target } from '../import/draft.ts';
import { type Given, givensIn, saysSomething } from '../import/given.ts';
import type { Section } from '../shapes.ts';
import type { Standing } from './layout.ts';
import { readItems, readLink, readVisible } from './read-items.ts';
import type { Version } from './tables.ts';

/** A section of the file, by the key that its layout uses. */
export type TheirSection = { key: string; given: Given; type: string };

/** Reads all sections in layout order. Sections missing from the layout were not shown and become hidden. */
export function readSections(
  draft: Draft,
  sections: readonly TheirSection[],
  standings: readonly Standing[] | undefined,
  version: Version,
) {
  const byKey = new Map(sections.map((section) => [section.key, section]));
  const placed = (standings ?? []).flatMap((standing) => {
    const section = byKey.get(standing.key);
    byKey.delete(standing.key);
    return section ? [{ section, standing }] : [];
  });
  const others = [...byKey.values()].map((section) => ({ section, standing: undefined }));
  const left: [string, unknown][] = [];
  for (const { section, standing } of [...placed, ...others]) {
    const { given } = section;
    // Empty sections were not shown, and their titles alone are not worth keeping.
    if (!given.has('items') && !given.has('content')) continue;
    const isRead = readSection(draft, section, { standing, isShown: standing !== undefined || !standings }, version);
    const rest = given.left();
    if (!isRead) draft.keepAs(draft.root, given.from, rest, given.from);
    else if (saysSomething(rest)) left.push([given.from, rest]);
  }
  draft.keepAs(draft.root, 'sections', Object.fromEntries(left), 'sections');
}

type Stand = { standing: Standing | undefined; isShown: boolean };

/** Reads a section. Returns false if no kind of section fits it. */
function readSection(draft: Draft, { key, given, type }: TheirSection, stand: Stand, version: Version): boolean {
  const table = Object.hasOwn(version.tables, type) ? version.tables[type] : undefined;
  if (key === 'summary' && given.has('content')) {
    headSection(draft, draft.section('summary', given.from), given, stand);
    describeByHtml(draft, draft.basics, given, 'content', 'summary');
    draft.counted();
  } else if (key === 'profiles') {
    readProfiles(draft, given, stand, version);
  } else if (table) {
    const section: Target<Section> = draft.section(table.kind, given.from);
    headSection(draft, section, given, stand);
    const items = givensIn(given.take('items'), `${given.from}.items`, draft.unreadable);
    readItems(draft, section, items, version, table);
  } else return false;
  return true;
}

/** Reads the settings of a section. */
function headSection(draft: Draft, section: Target<Section>, given: Given, { standing, isShown }: Stand) {
  const { value } = section;
  readVisible(value, given);
  value.visible &&= isShown;
  if (!given.has('title') && given.has('name')) given.giveBack('title', given.take('name'));
  draft.fill(section, given, { title: 'title', keepTogether: 'keepTogether', startOnNewPage: 'startOnNewPage' });
  value.startOnNewPage ||= standing?.startsPage === true;
  value.showTitle = given.take('showHeading') !== false;
  value.area = standing?.area ?? 'main';
  const columns = given.take('columns');
  if (typeof columns === 'number' && Number.isInteger(columns) && columns >= 1 && columns <= 6) value.columns = columns;
  else given.giveBack('columns', columns);
}

/** Reads profiles, which are always part of the header here. */
function readProfiles(draft: Draft, given: Given, { isShown }: Stand, version: Version) {
  const section = { visible: true };
  readVisible(section, given);
  given.take('columns');
  for (const from of givensIn(given.take('items'), `${given.from}.items`, draft.unreadable)) {
    const profile = draft.part('profile', draft.basics, 'profiles', from.from);
    readVisible(profile.value, from);
    profile.value.visible &&= section.visible && isShown;
    draft.fill(profile, from, { network: 'network', username: 'username' });
    readLink(draft, profile, from, version);
    draft.keep(profile, from);
    draft.counted();
  }
}
