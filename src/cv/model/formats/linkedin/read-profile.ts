import { isWebAddress } from '#platform/pure/field-rules.ts';
import type { CvBuilder } from '../reading/cv-builder.ts';
import { addContact } from '../reading/read-contacts.ts';
import { readPlainText } from '../reading/read-rich-text.ts';
import type { SourceObject } from '../reading/source-object.ts';
import { readFullName } from './read-rows.ts';

/** Reads the person's details. LinkedIn writes lists within a cell as `[LABEL:value]`. */
export function readProfile(builder: CvBuilder, row: SourceObject) {
  const { basics, location } = builder;
  basics.value.name = readFullName(builder, row, basics.at);
  builder.fill(basics, row, { headline: 'Headline' });
  builder.fill(location, row, { display: 'Geo Location', address: 'Address', postalCode: 'Zip Code' });
  if (row.has('Summary')) {
    builder.addSection('summary', `${row.from}.Summary`);
    readPlainText(builder, basics, row, 'Summary', 'summary');
    builder.countItem();
  }
  for (const { label, value } of parseCells(row.take('Websites'))) {
    if (basics.value.url === '' && isWebAddress(value))
      basics.value.url = builder.reader.address(value, { from: row.from });
    else addContact(builder, `${row.from}.Websites`, { label, value, url: isWebAddress(value) ? value : '' });
  }
  for (const { value } of parseCells(row.take('Twitter Handles'))) {
    const from = `${row.from}.Twitter Handles`;
    const profile = builder.addChild('profile', basics, 'profiles', from);
    const name = builder.reader.line(value, { from, at: profile.at, field: 'username' });
    const url = /^\w{1,40}$/.test(name) ? `https://x.com/${name}` : '';
    Object.assign(profile.value, { network: 'X', username: name, url });
    builder.countItem();
  }
  for (const { label, value } of parseCells(row.take('Instant Messengers'))) {
    addContact(builder, `${row.from}.Instant Messengers`, { label, value, url: '' });
  }
  builder.storeExtras(basics, row);
}

/** Reads email addresses or phone numbers. The primary or first one is the main one; the others become contacts. */
export function readContacts(
  builder: CvBuilder,
  rows: readonly SourceObject[],
  field: 'email' | 'phone',
  column: string,
) {
  const filledRows = rows.filter((row) => row.has(column));
  const first = filledRows.find((row) => /^yes$/i.test(String(row.peek('Primary') ?? ''))) ?? filledRows[0];
  first?.take('Primary');
  for (const row of filledRows) {
    const value = String(row.take(column));
    const origin = { from: `${row.from}.${column}`, at: builder.basics.at, field };
    if (row === first) builder.basics.value[field] = builder.reader.line(value, origin);
    else addContact(builder, origin.from, { label: String(row.take('Type') ?? ''), value, url: '' });
  }
}

/** Splits a cell into its values. Values with labels are written as `[A:a],[B:b]` or, in some exports, `[A:a,B:b]`. */
function parseCells(raw: unknown): { label: string; value: string }[] {
  if (typeof raw !== 'string' || raw === '') return [];
  const cellTexts = raw.startsWith('[') && raw.endsWith(']') ? raw.slice(1, -1).split(/\],\s?\[/) : [raw];
  return cellTexts
    .flatMap((cell) => cell.split(/,\s?(?=[A-Z_]{1,40}:)/))
    .filter(Boolean)
    .map((cell) => {
      const [, label = '', value = cell] = /^([A-Z_]{1,40}):(.*)$/s.exec(cell) ?? [];
      return { label, value };
    });
}
