import { describe, expect, it } from 'vitest';
import words from '../../../../../messages/en/cv-editor.json' with { type: 'json' };
import { shapeOf } from '../../../model/tree.ts';
import { type FormKind, LAYOUTS, labelKeyOf, ONE_ROLE_LAYOUT, roleFieldOf } from './layouts.ts';

const KINDS = Object.keys(LAYOUTS) as FormKind[];

/** Returns whether a field has no row of its own: it is part of `end`, read-only, in a separate form, or in a menu. */
const isEditedElsewhere = (kind: FormKind, field: string) =>
  field === 'ongoing' ||
  field === 'source' ||
  (kind === 'basics' && field === 'summary') ||
  (kind !== 'section' && field === 'startOnNewPage');
const fieldsOf = (kind: FormKind) => Object.keys(shapeOf(kind)).filter((field) => !isEditedElsewhere(kind, field));

describe.each(KINDS)('the form of %s', (kind) => {
  const rows = LAYOUTS[kind] as readonly (readonly string[])[];

  it('contains every field of its shape once', () => {
    expect(rows.flat().toSorted()).toEqual(fieldsOf(kind).toSorted());
  });

  it('has no more than two fields in a row', () => {
    expect(rows.filter((row) => row.length > 2)).toEqual([]);
  });

  it('has an end field if the shape has an ongoing flag', () => {
    const fields = Object.keys(shapeOf(kind));
    if (fields.includes('ongoing')) expect(rows.flat()).toContain('end');
  });

  it('has a label for each field', () => {
    for (const field of rows.flat()) expect(Object.keys(words.form.labels)).toContain(labelKeyOf(kind, field));
  });
});

it('there is a label for each field of entries that the work can have, because changes of all are named', () => {
  const kinds = KINDS.filter((kind) => 'source' in shapeOf(kind) || kind === 'role' || kind === 'highlight');
  for (const kind of kinds) {
    for (const field of Object.keys(shapeOf(kind)).filter((name) => name !== 'source' && name !== 'startOnNewPage'))
      expect(Object.keys(words.form.labels), `${kind}.${field}`).toContain(labelKeyOf(kind, field));
  }
});

describe('the form of a company with one role', () => {
  it('contains every field of the company and the role once', () => {
    const all = ONE_ROLE_LAYOUT.flat();
    const ofRole = all.flatMap((name) => roleFieldOf(name) ?? []);
    const ofCompany = all.filter((name) => roleFieldOf(name) === undefined);
    expect(ofRole.toSorted()).toEqual(fieldsOf('role').toSorted());
    expect([...ofCompany, 'roles'].toSorted()).toEqual(fieldsOf('work').toSorted());
  });
});
