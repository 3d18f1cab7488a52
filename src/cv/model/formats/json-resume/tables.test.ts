import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#platform/server/root.ts';
import { NODE_SHAPES } from '../../shapes.ts';
import {
  BASICS,
  COMPANY,
  ENTRIES,
  ENTRY_KINDS,
  type KeyTable,
  LOCATION,
  PROFILE,
  ROLE,
  STANDARD_ENTRIES,
} from './tables.ts';

type SchemaProperties = Record<string, { properties: SchemaProperties; items: { properties: SchemaProperties } }>;
const schema: { properties: SchemaProperties } = JSON.parse(
  readFileSync(join(root, 'src/testing/fixtures/jsonresume/schema.json'), 'utf8'),
);
const writtenKeys = (table: KeyTable) =>
  Object.values(table)
    .map(([key]) => key)
    .sort();
const keysOf = (properties: SchemaProperties | undefined) => Object.keys(properties ?? {}).sort();

it.each(ENTRY_KINDS)('%s have all keys of the standard', (kind) => {
  expect(writtenKeys(STANDARD_ENTRIES[kind])).toEqual(keysOf(schema.properties[kind]?.items.properties));
});

it('basics have exactly the keys of the standard, except for the image', () => {
  const basics = schema.properties.basics?.properties;
  expect([...writtenKeys(BASICS), 'image'].sort()).toEqual(keysOf(basics));
  expect(writtenKeys(LOCATION)).toEqual(keysOf(basics?.location?.properties));
  expect(writtenKeys(PROFILE)).toEqual(keysOf(basics?.profiles?.items.properties));
});

it('all fields in the tables exist in the model', () => {
  const ourTables = { ...ENTRIES, work: COMPANY, role: ROLE, profile: PROFILE };
  for (const [kind, table] of Object.entries(ourTables)) {
    expect(Object.keys(NODE_SHAPES[kind as keyof typeof ourTables])).toEqual(
      expect.arrayContaining(Object.keys(table)),
    );
  }
});
