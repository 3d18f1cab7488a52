import { describe, expect, it } from 'vitest';
import { SECTION_SHAPES } from '../shapes.ts';
import { completeFields, dateOfEntry, ENTRY_KINDS, entryShapeOf, fieldsOfItem, titleOfEntry } from './entry.ts';
import { entryDocument } from './entry-schema.ts';

const entry = (kind: (typeof ENTRY_KINDS)[number], fields: Record<string, unknown>) => ({
  ...{ kind, wordings: [], tags: [], status: 'active' as const },
  fields: completeFields(kind, fields),
});

describe.each(ENTRY_KINDS)('an entry of kind %s', (kind) => {
  it('has the fields of its section, apart from those that only a CV decides', () => {
    expect(Object.keys(entryShapeOf(kind))).toEqual(
      Object.keys(SECTION_SHAPES[kind]).filter((name) => name !== 'source' && name !== 'startOnNewPage'),
    );
  });

  it('is valid with no more than its kind', () => {
    expect(entryDocument.safeParse(entry(kind, {})).error).toBeUndefined();
  });

  it('is refused with a field that it does not have, or that only a CV decides', () => {
    for (const fields of [{ shoeSize: 42 }, { source: null }, { startOnNewPage: true }, { visible: false }]) {
      const { error } = entryDocument.safeParse(entry(kind, fields));
      expect(error?.issues, JSON.stringify(fields)).toMatchObject([{ path: ['fields'] }]);
    }
  });
});

describe('the fields of a job', () => {
  const job = entry('work', {
    name: 'Example Works',
    roles: [
      { position: 'Engineer', start: '2021-03', highlights: [{ text: 'Built it' }] },
      { id: 'r2', position: 'Apprentice', start: '2019' },
    ],
  });

  it('have ids for new nodes and keep those that are given', () => {
    expect(job.fields).toMatchObject({
      roles: [
        { id: expect.any(String), visible: true, highlights: [{ id: expect.any(String), text: 'Built it' }] },
        { id: 'r2' },
      ],
    });
    expect(entryDocument.safeParse(job).error).toBeUndefined();
  });

  it('are refused if two nodes have one id, with the place of the second', () => {
    const fields = completeFields('work', { roles: [{ id: 'a' }, { id: 'b', highlights: [{ id: 'a' }] }] });
    expect(entryDocument.safeParse({ ...job, fields }).error?.issues).toMatchObject([
      { path: ['fields', 'roles', 1, 'highlights', 0, 'id'] },
    ]);
  });

  it('give the title and the date of the latest role', () => {
    expect([titleOfEntry(job), dateOfEntry(job)]).toEqual(['Engineer', '2021-03']);
    expect(dateOfEntry(entry('talks', { date: '2024-05-01' }))).toBe('2024-05-01');
    expect(dateOfEntry(entry('education', { start: 'once', end: '' }))).toBe('');
  });

  it('are those of a CV’s entry, without what belongs to the CV', () => {
    const item = { ...job.fields, id: 'i', visible: false, extras: [], source: null, startOnNewPage: true };
    expect(fieldsOfItem(item)).toEqual(job.fields);
  });
});
