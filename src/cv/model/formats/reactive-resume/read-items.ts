import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { CEFR_LEVELS, type Node, type Section } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import type { DatePeriod } from '../reading/period.ts';
import { type SourceObject, sourceObjectsIn } from '../reading/source-object.ts';
import { fillDate, fillPeriod } from './read-dates.ts';
import { readMarkup } from './read-markup.ts';
import type { FormatVersion, ItemTable } from './tables.ts';

/** Reads the items of a section. */
export function readItems(
  builder: CvBuilder,
  section: ImportTarget<Section>,
  items: readonly SourceObject[],
  version: FormatVersion,
  table: ItemTable,
) {
  for (const source of items) {
    const item = builder.addItem(section, source.from);
    readVisibility(item.value, source);
    builder.fill(item, source, table.fields);
    if ('url' in item.value) readLink(builder, item, source, version);
    if (table.period) fillPeriod(builder, item as unknown as ImportTarget<DatePeriod>, source, table.period);
    if (table.date) fillDate(builder, item as unknown as ImportTarget<{ date: string }>, source, table.date);
    if (table.text) readMarkup(builder, item, source, { from: table.text[1], field: table.text[0], version });
    if (item.kind === 'work') readRoles(builder, item as ImportTarget<Node<'work'>>, source, version);
    if (item.kind === 'languages') readCefr(item.value as Node<'languages'>);
    if (item.kind === 'projects') prependDescription(builder, item as ImportTarget<Node<'projects'>>, source);
    builder.storeExtras(item, source);
  }
}

/** Reads whether something is shown, and discards its id, which has no meaning here. */
export function readVisibility(value: { visible: boolean }, source: SourceObject) {
  source.take('id');
  const [hidden, visible] = [source.take('hidden'), source.take('visible')];
  value.visible = hidden !== true && visible !== false;
}

export function readLink(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  { link: [key, address] }: FormatVersion,
) {
  const link = source.openObject(key);
  builder.fill(target, link, { url: address });
  link.close();
}

/** Reads the roles of a company. If the item lists roles, its own text describes the company. */
function readRoles(builder: CvBuilder, item: ImportTarget<Node<'work'>>, source: SourceObject, version: FormatVersion) {
  const { period, text } = version.role;
  const roles = sourceObjectsIn(source.take('roles'), `${source.from}.roles`, builder.warnUnreadable);
  if (roles.length > 0) readMarkup(builder, item, source, { from: text, field: 'companyDescription', version });
  for (const roleSource of roles.length > 0 ? roles : [source]) {
    const role = builder.addChild('role', item, 'roles', roleSource.from);
    if (roleSource !== source) readVisibility(role.value, roleSource);
    builder.fill(role, roleSource, { position: 'position' });
    fillPeriod(builder, role, roleSource, period);
    readMarkup(builder, role, roleSource, { from: text, field: 'summary', version });
    if (roleSource !== source) builder.storeExtras(role, roleSource);
  }
}

function readCefr(value: Node<'languages'>) {
  const cefr = CEFR_LEVELS.find((level) => level !== '' && level === value.fluency.trim().toUpperCase());
  if (!cefr) return;
  value.cefr = cefr;
  value.fluency = '';
}

/** Puts the one-line description of version 4 before the text of a project. */
function prependDescription(builder: CvBuilder, { at, value }: ImportTarget<Node<'projects'>>, source: SourceObject) {
  const raw = source.take('description');
  const description = builder.reader.line(raw, { from: `${source.from}.description`, at, field: 'description' });
  value.description = [escapeMarkdown(description), value.description].filter((part) => part !== '').join('\n\n');
  if (description !== (raw ?? '')) source.putBack('description', raw);
}
