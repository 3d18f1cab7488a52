import { describeByHtml } from '../import/describe.ts';
import type { Draft, Target } from '../import/draft.ts';
import { type Given, givensIn } from '../import/given.ts';
import { escapeMarkdown } from '../import/inline-markdown.ts';
import type { Period } from '../import/period.ts';
import { CEFR_LEVELS, type Node, type Section } from '../shapes.ts';
import { fillDate, fillPeriod } from './read-dates.ts';
import type { ItemTable, Version } from './tables.ts';

/** Reads the items of a section. */
export function readItems(
  draft: Draft,
  section: Target<Section>,
  items: readonly Given[],
  version: Version,
  table: ItemTable,
) {
  for (const given of items) {
    const item = draft.item(section, given.from);
    readVisible(item.value, given);
    draft.fill(item, given, table.fields);
    if ('url' in item.value) readLink(draft, item, given, version);
    if (table.period) fillPeriod(draft, item as unknown as Target<Period>, given, table.period);
    if (table.date) fillDate(draft, item as unknown as Target<{ date: string }>, given, table.date);
    if (table.text) describeByHtml(draft, item, given, table.text[1], table.text[0]);
    if (item.kind === 'work') readRoles(draft, item as Target<Node<'work'>>, given, version);
    if (item.kind === 'languages') readCefr(item.value as Node<'languages'>);
    if (item.kind === 'projects') readLead(draft, item as Target<Node<'projects'>>, given);
    draft.keep(item, given);
  }
}

/** Reads whether something is shown, and discards its id, which has no meaning here. */
export function readVisible(value: { visible: boolean }, given: Given) {
  given.take('id');
  const [hidden, visible] = [given.take('hidden'), given.take('visible')];
  value.visible = hidden !== true && visible !== false;
}

export function readLink(draft: Draft, target: Target, given: Given, { link: [key, address] }: Version) {
  const link = given.inside(key);
  draft.fill(target, link, { url: address });
  link.done();
}

/** Reads the roles of a company. If the item lists roles, its own text describes the company. */
function readRoles(draft: Draft, item: Target<Node<'work'>>, given: Given, version: Version) {
  const { period, text } = version.role;
  const roles = givensIn(given.take('roles'), `${given.from}.roles`, draft.unreadable);
  if (roles.length > 0) describeByHtml(draft, item, given, text, 'companyDescription');
  for (const from of roles.length > 0 ? roles : [given]) {
    const role = draft.part('role', item, 'roles', from.from);
    if (from !== given) readVisible(role.value, from);
    draft.fill(role, from, { position: 'position' });
    fillPeriod(draft, role, from, period);
    describeByHtml(draft, role, from, text, 'summary');
    if (from !== given) draft.keep(role, from);
  }
}

function readCefr(value: Node<'languages'>) {
  const cefr = CEFR_LEVELS.find((level) => level !== '' && level === value.fluency.trim().toUpperCase());
  if (!cefr) return;
  value.cefr = cefr;
  value.fluency = '';
}

/** Puts the one-line description of version 4 before the text of a project. */
function readLead(draft: Draft, { at, value }: Target<Node<'projects'>>, given: Given) {
  const raw = given.take('description');
  const lead = draft.reader.line(raw, { from: `${given.from}.description`, at, field: 'description' });
  value.description = [escapeMarkdown(lead), value.description].filter((part) => part !== '').join('\n\n');
  if (lead !== (raw ?? '')) given.giveBack('description', raw);
}
