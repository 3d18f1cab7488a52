import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performRandomOperations, rollsArbitrary } from '#cv/testing/cv-operations.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from './content.ts';
import { applyOperation, applyOperations, InvalidOperationError, type Operation } from './operations.ts';
import { cvContent } from './schema.ts';
import { allNodesOf, type FieldValues, rootOf } from './tree.ts';

const WORK = ['sections', 'work'];
const ITEM = [...WORK, 'items', 'engine'];

function sampleContent() {
  const item = { ...emptyNode('work', 'engine'), name: 'Analytical Engine' };
  return applyOperations(EMPTY_CONTENT, [
    { do: 'insert', into: [], list: 'sections', item: { id: 'work', kind: 'work' }, after: null },
    { do: 'insert', into: [], list: 'sections', item: emptySection('skills', 'skills') as never, after: 'work' },
    { do: 'insert', into: WORK, list: 'items', item, after: null },
    { do: 'insert', into: ITEM, list: 'roles', item: { id: 'author', position: 'Author' }, after: null },
  ]).content;
}

describe('an operation on a CV', () => {
  it('does not change the given document and reuses its unchanged objects', () => {
    const before = sampleContent();
    const copy = structuredClone(before);
    const { content } = applyOperation(before, { do: 'set', at: ITEM, field: 'name', value: 'Difference Engine' });
    expect(before).toEqual(copy);
    expect(content.sections[0]?.items[0]).toMatchObject({ name: 'Difference Engine' });
    expect(content.sections[1]).toBe(before.sections[1]);
    expect(content.basics).toBe(before.basics);
  });

  it('fills in the missing fields of an inserted node', () => {
    expect(cvContent.safeParse(sampleContent()).error).toBeUndefined();
  });

  it.each<[Operation, object]>([
    [
      { do: 'set', at: ['basics', 'location'], field: 'city', value: 'London' },
      { did: 'set', kind: 'location', field: 'city' },
    ],
    [
      { do: 'set', at: ['design'], field: 'size', value: 11 },
      { did: 'set', kind: 'design', field: 'size' },
    ],
    [
      { do: 'hide', at: ITEM, hidden: true },
      { did: 'hide', kind: 'work', name: 'Analytical Engine' },
    ],
    [
      { do: 'hide', at: ITEM, hidden: false },
      { did: 'show', kind: 'work' },
    ],
    [
      { do: 'remove', at: [...ITEM, 'roles', 'author'] },
      { did: 'remove', kind: 'role', name: 'Author' },
    ],
    [
      { do: 'move', at: WORK, into: [], list: 'sections', after: 'skills' },
      { did: 'move', kind: 'section' },
    ],
    [
      { do: 'insert', into: ['basics'], list: 'profiles', item: { id: 'p', network: 'Mastodon' }, after: null },
      { did: 'insert', kind: 'profile', name: 'Mastodon' },
    ],
  ])('has a label: %j', (operation, label) => {
    expect(applyOperation(sampleContent(), operation).label).toMatchObject(label);
  });

  it.each<[string, Operation, string]>([
    ['a node that does not exist', { do: 'remove', at: [...WORK, 'items', 'nobody'] }, 'noSuchPlace'],
    ['a path that ends at a list', { do: 'remove', at: [...WORK, 'items'] }, 'noSuchPlace'],
    ['the whole document', { do: 'remove', at: [] }, 'noSuchPlace'],
    ['a singleton node', { do: 'remove', at: ['basics'] }, 'noSuchPlace'],
    ['a path through a prototype', { do: 'remove', at: ['constructor', 'name'] }, 'noSuchPlace'],
    ['an unknown field', { do: 'set', at: ITEM, field: 'salary', value: 'x' }, 'noSuchField'],
    ['a field of the object prototype', { do: 'set', at: ITEM, field: '__proto__', value: {} }, 'noSuchField'],
    ['the id of a node', { do: 'set', at: ITEM, field: 'id', value: 'other' }, 'noSuchField'],
    ['a list as a field', { do: 'set', at: ITEM, field: 'roles', value: [] }, 'noSuchField'],
    ['a node that cannot be hidden', { do: 'hide', at: ['design'], hidden: true }, 'noSuchField'],
    [
      'an id that is already in use',
      { do: 'insert', into: WORK, list: 'items', item: { id: 'engine' }, after: null },
      'idTaken',
    ],
    [
      'an item without an id',
      { do: 'insert', into: WORK, list: 'items', item: {} as FieldValues, after: null },
      'noSuchPlace',
    ],
    [
      'a list that does not exist',
      { do: 'insert', into: WORK, list: 'roles', item: { id: 'x' }, after: null },
      'noSuchField',
    ],
    [
      'a neighbour that does not exist',
      { do: 'insert', into: WORK, list: 'items', item: { id: 'x' }, after: 'y' },
      'noSuchPlace',
    ],
    [
      'a section of another kind',
      { do: 'move', at: ITEM, into: ['sections', 'skills'], list: 'items', after: null },
      'wrongKind',
    ],
    [
      'an unknown kind of section',
      { do: 'insert', into: [], list: 'sections', item: { id: 'x', kind: 'constructor', items: [{}] }, after: null },
      'wrongKind',
    ],
    ['a move into itself', { do: 'move', at: ITEM, into: ITEM, list: 'roles', after: null }, 'noSuchPlace'],
  ])('is rejected if it is invalid: %s', (_, operation, expectedFault) => {
    const before = sampleContent();
    expect(() => applyOperation(before, operation)).toThrow(new InvalidOperationError(expectedFault as never));
    expect(before).toEqual(sampleContent());
  });

  it('is undone by its inverse, for a thousand operations in a row', () => {
    fc.assert(
      fc.property(cvContents(), rollsArbitrary(1000), (before, rolls) => {
        const { content, inverses } = performRandomOperations(before, rolls);
        expect(applyOperations(content, inverses).content).toEqual(before);
      }),
      { numRuns: 10 },
    );
  });

  it('is redone by the inverse of its inverse and leaves a valid document', () => {
    fc.assert(
      fc.property(cvContents(), rollsArbitrary(60), (before, rolls) => {
        const { content, operations, inverses } = performRandomOperations(before, rolls);
        expect(cvContent.safeParse(content).error).toBeUndefined();
        expect(applyOperations(before, operations).content).toEqual(content);
        const reverted = applyOperations(content, inverses);
        expect(applyOperations(reverted.content, reverted.inverses).content).toEqual(content);
      }),
      { numRuns: 50 },
    );
  });

  it('throws an InvalidOperationError or returns content that the schema can validate, for any input', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const values = fc.dictionary(fc.constantFrom('id', 'kind', 'items', 'roles', 'text', 'visible', '__proto__'), json);
    const paths = (before: CvContent) =>
      fc.oneof(
        fc.constantFrom(...[rootOf(before), ...allNodesOf(before)].map(({ path }) => path)),
        fc.array(fc.constantFrom('sections', 'items', 'basics', 'constructor', '__proto__', 'x')),
      );
    const operations = (before: CvContent) =>
      fc.oneof(
        fc.record({ do: fc.constant('set'), at: paths(before), field: fc.string(), value: json }),
        fc.record({
          do: fc.constant('insert'),
          into: paths(before),
          list: fc.constantFrom('sections', 'items', 'roles', 'highlights', 'profiles', 'toString'),
          item: values,
          after: fc.constant(null),
        }),
        fc.record({ do: fc.constantFrom('remove', 'hide'), at: paths(before), hidden: fc.boolean() }),
      );
    fc.assert(
      fc.property(
        cvContents().chain((before) => fc.tuple(fc.constant(before), operations(before))),
        ([before, operation]) => {
          const copy = structuredClone(before);
          try {
            cvContent.safeParse(applyOperation(before, operation as Operation).content);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidOperationError);
          }
          expect(before).toEqual(copy);
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
