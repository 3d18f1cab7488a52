import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#platform/root.ts';
import { NODE_SHAPES } from '../shapes.ts';
import { BASICS, COMPANY, ENTRIES, ENTRY_KINDS, LOCATION, PROFILE, ROLE, type Table } from './tables.ts';

type Properties = Record<string, { properties: Properties; items: { properties: Properties } }>;
const schema: { properties: Properties } = JSON.parse(
  readFileSync(join(root, 'src/testing/fixtures/jsonresume/schema.json'), 'utf8'),
);
const written = (table: Table) =>
  Object.values(table)
    .map(([key]) => key)
    .sort();
const keysOf = (properties: Properties | undefined) => Object.keys(properties ?? {}).sort();

it.each(ENTRY_KINDS)('%s are written in all words of the standard, and no others', (kind) => {
  expect(written(ENTRIES[kind])).toEqual(keysOf(schema.properties[kind]?.items.properties));
});

it('so is what stands in the basics, but for the picture', () => {
  const basics = schema.properties.basics?.properties;
  expect([...written(BASICS), 'image'].sort()).toEqual(keysOf(basics));
  expect(written(LOCATION)).toEqual(keysOf(basics?.location?.properties));
  expect(written(PROFILE)).toEqual(keysOf(basics?.profiles?.items.properties));
});

it('every field of ours that is named there is one', () => {
  const own = { ...ENTRIES, work: COMPANY, role: ROLE, profile: PROFILE };
  for (const [kind, table] of Object.entries(own)) {
    expect(Object.keys(NODE_SHAPES[kind as keyof typeof own])).toEqual(expect.arrayContaining(Object.keys(table)));
  }
});
