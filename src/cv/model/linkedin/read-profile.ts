import { isWebAddress } from '#platform/field-rules.ts';
import { describeByLines } from '../import/describe.ts';
import type { Draft } from '../import/draft.ts';
import type { Given } from '../import/given.ts';
import { fullName } from './read-rows.ts';

/** Reads the person's details. LinkedIn writes lists within a cell as `[LABEL:value]`. */
export function readProfile(draft: Draft, row: Given) {
  const { basics, location } = draft;
  basics.value.name = fullName(draft, row, basics.at);
  draft.fill(basics, row, { headline: 'Headline' });
  draft.fill(location, row, { display: 'Geo Location', address: 'Address', postalCode: 'Zip Code' });
  if (row.has('Summary')) {
    draft.section('summary', `${row.from}.Summary`);
    describeByLines(draft, basics, row, 'Summary', 'summary');
    draft.counted();
  }
  for (const { label, value } of cells(row.take('Websites'))) {
    if (basics.value.url === '' && isWebAddress(value))
      basics.value.url = draft.reader.address(value, { from: row.from });
    else addContact(draft, `${row.from}.Websites`, { label, value, url: isWebAddress(value) ? value : '' });
  }
  for (const { value } of cells(row.take('Twitter Handles'))) {
    const from = `${row.from}.Twitter Handles`;
    const profile = draft.part('profile', basics, 'profiles', from);
    const name = draft.reader.line(value, { from, at: profile.at, field: 'username' });
    const url = /^\w{1,40}$/.test(name) ? `https://x.com/${name}` : '';
    Object.assign(profile.value, { network: 'X', username: name, url });
    draft.counted();
  }
  for (const { label, value } of cells(row.take('Instant Messengers'))) {
    addContact(draft, `${row.from}.Instant Messengers`, { label, value, url: '' });
  }
  draft.keep(basics, row);
}

/** Reads email addresses or phone numbers. The primary or first one is the main one; the others become contacts. */
export function readReach(draft: Draft, rows: readonly Given[], field: 'email' | 'phone', column: string) {
  const full = rows.filter((row) => row.has(column));
  const first = full.find((row) => /^yes$/i.test(String(row.look('Primary') ?? ''))) ?? full[0];
  first?.take('Primary');
  for (const row of full) {
    const value = String(row.take(column));
    const spot = { from: `${row.from}.${column}`, at: draft.basics.at, field };
    if (row === first) draft.basics.value[field] = draft.reader.line(value, spot);
    else addContact(draft, spot.from, { label: String(row.take('Type') ?? ''), value, url: '' });
  }
}

type Contact = { label: string; value: string; url: string };

function addContact(draft: Draft, from: string, { label, value, url }: Contact) {
  const contact = draft.part('contact', draft.basics, 'custom', from);
  const spot = { from, at: contact.at };
  contact.value.label = draft.reader.line(label, { ...spot, field: 'label' });
  contact.value.value = draft.reader.line(value, { ...spot, field: 'value' });
  contact.value.url = draft.reader.address(url, { ...spot, field: 'url' });
  draft.counted();
}

function cells(raw: unknown): { label: string; value: string }[] {
  if (typeof raw !== 'string' || raw === '') return [];
  const inside = raw.startsWith('[') && raw.endsWith(']') ? raw.slice(1, -1).split(/\],\s?\[/) : [raw];
  return inside.filter(Boolean).map((cell) => {
    const [, label = '', value = cell] = /^([A-Z_]{1,40}):(.*)$/s.exec(cell) ?? [];
    return { label, value };
  });
}
