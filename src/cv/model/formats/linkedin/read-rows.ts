import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import type { Node, Section } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { readPlainText } from '../reading/read-rich-text.ts';
import type { SourceObject } from '../reading/source-object.ts';
import { fillDates, fillOngoing } from './read-dates.ts';
import type { RowTable } from './tables.ts';

/** Reads the rows of one file as a section. */
export function readRows(builder: CvBuilder, name: string, rows: readonly SourceObject[], table: RowTable) {
  const section: ImportTarget<Section> = builder.addSection(table.kind, `${name}.csv`);
  if (table.isTitledByFile) section.value.title = name;
  for (const row of rows) {
    const item = builder.addItem(section, row.from);
    renameColumns(row, table.olderColumns ?? {});
    builder.fill(item, row, table.fields);
    if (table.text) readPlainText(builder, item, row, table.text[1], table.text[0]);
    fillDates(builder, item, row, table.dates ?? {});
    if (table.isOpenEnded) fillOngoing(item as unknown as Parameters<typeof fillOngoing>[0]);
    if (item.kind === 'education') readActivities(builder, item as ImportTarget<Node<'education'>>, row);
    if (item.kind === 'languages') readNativeLevel(item as ImportTarget<Node<'languages'>>);
    if (item.kind === 'references') readAuthor(builder, item as ImportTarget<Node<'references'>>, row);
    builder.storeExtras(item, row);
  }
}

/** Moves the values of columns of older exports to those that replaced them. */
function renameColumns(row: SourceObject, olderColumns: NonNullable<RowTable['olderColumns']>) {
  for (const [column, older] of Object.entries(olderColumns)) {
    const used = row.has(column) ? undefined : older.find(row.has);
    if (used !== undefined) row.putBack(column, row.take(used));
  }
}

function readActivities(builder: CvBuilder, { at, value }: ImportTarget<Node<'education'>>, row: SourceObject) {
  const raw = row.take('Activities');
  const origin = { from: `${row.from}.Activities`, at, field: 'summary' };
  const activities = escapeMarkdown(builder.reader.text(raw, origin));
  const combined = [value.summary, activities].filter((text) => text !== '').join('\n\n');
  value.summary = builder.reader.text(combined, origin);
  if (value.summary !== combined) row.putBack('Activities', raw);
}

const readNativeLevel = ({ value }: ImportTarget<Node<'languages'>>) => {
  if (/^native\b/i.test(value.fluency)) value.cefr = 'native';
};

/** Reads the author of a recommendation. Those that weren't visible on LinkedIn are hidden. */
function readAuthor(builder: CvBuilder, item: ImportTarget<Node<'references'>>, row: SourceObject) {
  item.value.name = readFullName(builder, row, item.at);
  const { Status: status } = row.remaining();
  if (status === undefined || /^visible$/i.test(String(status))) row.take('Status');
  else item.value.visible = false;
}

export function readFullName(builder: CvBuilder, row: SourceObject, at: readonly string[]) {
  const parts = ['First Name', 'Last Name'].map((column) => row.take(column));
  return builder.reader.line(parts.filter(Boolean).join(' '), { from: `${row.from}.First Name`, at, field: 'name' });
}
