import { describeByLines } from '../import/describe.ts';
import type { Draft, Target } from '../import/draft.ts';
import type { Given } from '../import/given.ts';
import { escapeMarkdown } from '../import/inline-markdown.ts';
import type { Node, Section } from '../shapes.ts';
import { fillDates, fillOngoing } from './read-dates.ts';
import type { RowTable } from './tables.ts';

/** Reads the rows of one file as a section. */
export function readRows(draft: Draft, name: string, rows: readonly Given[], table: RowTable) {
  const section: Target<Section> = draft.section(table.kind, `${name}.csv`);
  if (table.titled) section.value.title = name;
  for (const row of rows) {
    const item = draft.item(section, row.from);
    draft.fill(item, row, table.fields);
    if (table.text) describeByLines(draft, item, row, table.text[1], table.text[0]);
    fillDates(draft, item, row, table.dates ?? {});
    if (table.goesOn) fillOngoing(item as unknown as Parameters<typeof fillOngoing>[0]);
    if (item.kind === 'education') readActivities(draft, item as Target<Node<'education'>>, row);
    if (item.kind === 'languages') readNative(item as Target<Node<'languages'>>);
    if (item.kind === 'references') readPerson(draft, item as Target<Node<'references'>>, row);
    draft.keep(item, row);
  }
}

function readActivities(draft: Draft, { at, value }: Target<Node<'education'>>, row: Given) {
  const raw = row.take('Activities');
  const spot = { from: `${row.from}.Activities`, at, field: 'summary' };
  const activities = escapeMarkdown(draft.reader.text(raw, spot));
  const both = [value.summary, activities].filter((text) => text !== '').join('\n\n');
  value.summary = draft.reader.text(both, spot);
  if (value.summary !== both) row.giveBack('Activities', raw);
}

const readNative = ({ value }: Target<Node<'languages'>>) => {
  if (/^native\b/i.test(value.fluency)) value.cefr = 'native';
};

/** Reads the author of a recommendation. Those that weren't visible on LinkedIn are hidden. */
function readPerson(draft: Draft, item: Target<Node<'references'>>, row: Given) {
  item.value.name = fullName(draft, row, item.at);
  const { Status: status } = row.left();
  if (status === undefined || /^visible$/i.test(String(status))) row.take('Status');
  else item.value.visible = false;
}

export function fullName(draft: Draft, row: Given, at: readonly string[]) {
  const parts = ['First Name', 'Last Name'].map((column) => row.take(column));
  return draft.reader.line(parts.filter(Boolean).join(' '), { from: `${row.from}.First Name`, at, field: 'name' });
}
