import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUTHOR,
  ENGINE,
  hide,
  insert,
  JOBS,
  LETTER,
  MATHS,
  moveItem,
  NOTE_G,
  remove,
  SOCIETY,
  set,
} from '#cv/testing/cv-editing/note-g.ts';
import { performRandomOperations, rollsArbitrary } from '#cv/testing/cv-operations.ts';
import { cvContents } from '#testing/cv-contents.ts';
import type { CvContent } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { type NodePath, nodeAt } from '../tree.ts';
import { type CvEditState, edit, editStateOf, rebase, redo, undo } from './edit-state.ts';
import { MAX_STEPS } from './undo-history.ts';

const initialState = (content: CvContent = NOTE_G) =>
  editStateOf({ id: 'cv', revision: 1, document: { name: 'Note G', content } });
const SECOND = 1000;

/** Applies the operations far enough apart to be separate steps. */
const applySeparately = (editing: CvEditState, ...operations: Operation[]) =>
  operations.reduce((now, operation, at) => edit(now, [operation], (at + 1) * 2 * SECOND), editing);
const times = (count: number, step: (editing: CvEditState) => CvEditState, editing: CvEditState): CvEditState =>
  count === 0 ? editing : times(count - 1, step, step(editing));

const fieldOf = (editing: CvEditState, at: NodePath, field: string) => nodeAt(editing.value.content, at)?.value[field];
const undoLabel = ({ steps }: CvEditState) => steps.past.at(-1)?.label;
const redoLabel = ({ steps }: CvEditState) => steps.future[0]?.label;

const toSaved = (editing: CvEditState): CvEditState => ({ ...editing, base: editing.value });
/** Simulates that someone else has saved. */
const withRemoteChange = (editing: CvEditState, ...operations: Operation[]) =>
  rebase(editing, {
    id: 'cv',
    revision: editing.revision + 1,
    document: { ...editing.base, content: applyOperations(editing.base.content, operations).content },
  });

describe('undo steps', () => {
  it(`are limited to the last ${MAX_STEPS}`, () => {
    const tags = Array.from({ length: MAX_STEPS + 20 }, (_, at) => set(MATHS, 'keywords', [`k${at + 1}`]));
    const editing = applySeparately(initialState(), ...tags);
    expect(MAX_STEPS).toBe(200);
    expect(editing.steps.past).toHaveLength(200);
    const reverted = times(300, undo, editing);
    expect(fieldOf(reverted, MATHS, 'keywords')).toEqual(['k20']);
    expect(fieldOf(times(300, redo, reverted), MATHS, 'keywords')).toEqual(['k220']);
  });

  it('combine typing in one field without a pause of a second', () => {
    const letters = ['N', 'No', 'Not', 'Note'];
    const typed = letters.reduce(
      (now, text, at) => edit(now, [set(LETTER, 'text', text)], 5000 + at * 900),
      initialState(),
    );
    expect(typed.steps.past).toHaveLength(1);
    expect(fieldOf(undo(typed), LETTER, 'text')).toBe('Weaves patterns');
    expect(fieldOf(redo(undo(typed)), LETTER, 'text')).toBe('Note');
  });

  it.each([
    ['after a second', set(LETTER, 'text', 'two'), 1000],
    ['in another field', set(AUTHOR, 'summary', 'two'), 10],
    ['in the same field of another node', set(SOCIETY, 'name', 'two'), 10],
    ['that is not typed', hide(LETTER), 10],
  ])('do not include an edit %s', (_, second, later) => {
    const first =
      second.do === 'set' && second.field === 'name' ? set(ENGINE, 'name', 'one') : set(LETTER, 'text', 'one');
    const editing = edit(edit(initialState(), [first], 5000), [second], 5000 + later);
    expect(editing.steps.past).toHaveLength(2);
  });

  it('do not combine values that are chosen, not typed', () => {
    const chosen = [['one'], ['two']].map((words) => set(MATHS, 'keywords', words));
    const editing = chosen.reduce((now, operation) => edit(now, [operation], 5000), initialState());
    expect(editing.steps.past).toHaveLength(2);
  });

  it('combine operations that are applied together', () => {
    const editing = edit(initialState(), [set(LETTER, 'text', 'Note'), hide(ENGINE), remove(SOCIETY)], 0);
    expect(editing.steps.past).toHaveLength(1);
    expect(undo(editing).value.content).toEqual(NOTE_G);
    expect(redo(undo(editing)).value.content).toEqual(editing.value.content);
  });

  it('do not include typing after an undo and a redo', () => {
    const typed = edit(initialState(), [set(LETTER, 'text', 'one')], 100);
    const retyped = edit(redo(undo(typed)), [set(LETTER, 'text', 'one two')], 200);
    expect(fieldOf(undo(retyped), LETTER, 'text')).toBe('one');
  });

  it('cannot be redone after a new edit', () => {
    const editing = edit(undo(applySeparately(initialState(), hide(ENGINE), hide(SOCIETY))), [remove(LETTER)], 9000);
    expect(redoLabel(editing)).toBeUndefined();
    expect(redo(editing).value).toBe(editing.value);
  });

  it('have a label with the operation and its node', () => {
    const editing = applySeparately(initialState(), set(AUTHOR, 'position', 'Analyst'), hide(ENGINE), remove(SOCIETY));
    expect(undoLabel(editing)).toEqual({ did: 'remove', kind: 'work', name: 'Royal Society' });
    const reverted = undo(editing);
    expect([undoLabel(reverted), redoLabel(reverted)]).toEqual([
      { did: 'hide', kind: 'work', name: 'Analytical Engine' },
      { did: 'remove', kind: 'work', name: 'Royal Society' },
    ]);
    expect(undoLabel(undo(reverted))).toMatchObject({ did: 'set', kind: 'role', field: 'position' });
    expect(undoLabel(times(3, undo, editing))).toBeUndefined();
  });

  it('apply no operation if one of them is invalid', () => {
    const editing = initialState();
    expect(() => edit(editing, [hide(ENGINE), remove(['sections', 'nowhere'])], 0)).toThrow('noSuchPlace');
    expect(editing.value.content).toBe(NOTE_G);
  });
});

describe('undo and redo after remote changes', () => {
  it('undo skips a step in a field that was changed remotely', () => {
    const mine = applySeparately(initialState(), hide(SOCIETY), set(LETTER, 'text', 'mine'));
    const saved = toSaved(mine);
    const reverted = undo(withRemoteChange(saved, set(LETTER, 'text', 'theirs')));
    expect(fieldOf(reverted, LETTER, 'text')).toBe('theirs');
    expect(fieldOf(reverted, SOCIETY, 'visible')).toBe(true);
  });

  it('redo skips a step in a field that was changed remotely', () => {
    const reverted = undo(applySeparately(initialState(), set(LETTER, 'text', 'mine')));
    expect(fieldOf(redo(withRemoteChange(reverted, set(LETTER, 'text', 'theirs'))), LETTER, 'text')).toBe('theirs');
  });

  it('undo skips steps that no longer apply', () => {
    const mine = applySeparately(
      initialState(),
      hide(MATHS),
      set(AUTHOR, 'position', 'Analyst'),
      moveItem(ENGINE, 'past'),
    );
    const saved = toSaved(mine);
    const reverted = undo(withRemoteChange(saved, remove(['sections', 'past', 'items', 'engine'])));
    expect(fieldOf(reverted, MATHS, 'visible')).toBe(true);
    expect(undoLabel(reverted)).toBeUndefined();
  });

  it('undo does not remove an added item that was changed remotely', () => {
    const mine = applySeparately(initialState(), insert(JOBS, 'items', { id: 'new', name: 'mine' }));
    const saved = toSaved(mine);
    const written = withRemoteChange(saved, set([...JOBS, 'items', 'new'], 'location', 'theirs'));
    expect(fieldOf(undo(written), [...JOBS, 'items', 'new'], 'location')).toBe('theirs');
    expect(undo(withRemoteChange(saved, hide(MATHS))).value.content.sections[0]?.items).toHaveLength(2);
  });

  it('redo does not remove a restored item that was changed remotely', () => {
    const reverted = undo(applySeparately(initialState(), remove(SOCIETY)));
    const written = withRemoteChange(reverted, set(SOCIETY, 'location', 'theirs'));
    expect(fieldOf(redo(written), SOCIETY, 'location')).toBe('theirs');
  });

  it('steps of hiding an item are dropped if it was shown again remotely', () => {
    const mine = applySeparately(initialState(), hide(MATHS, false), hide(MATHS));
    const saved = toSaved(mine);
    expect(withRemoteChange(saved, hide(MATHS, false)).steps.past).toEqual([]);
  });

  it('a changed field is recognized after its item was moved', () => {
    const movedPath: NodePath = ['sections', 'past', 'items', 'society'];
    const mine = applySeparately(initialState(), set(SOCIETY, 'location', 'mine'), moveItem(SOCIETY, 'past'));
    const saved = toSaved(mine);
    const reverted = times(2, undo, withRemoteChange(saved, set(movedPath, 'location', 'theirs')));
    expect(fieldOf(reverted, SOCIETY, 'location')).toBe('theirs');
  });
});

describe('random edits', () => {
  const operationsOf = (content: CvContent, rolls: readonly number[]) =>
    performRandomOperations(content, rolls).operations;

  it('can all be undone and redone', () => {
    fc.assert(
      fc.property(
        cvContents(),
        rollsArbitrary(40),
        fc.array(fc.record({ size: fc.integer({ min: 1, max: 4 }), pause: fc.integer({ max: 2000, min: 0 }) }), {
          minLength: 1,
          maxLength: 8,
        }),
        (content, rolls, rhythm) => {
          const rest = [...operationsOf(content, rolls)];
          let editing = initialState(content);
          for (let at = 0, now = 0; rest.length > 0; at += 1) {
            const { size = 1, pause = 0 } = rhythm[at % rhythm.length] ?? {};
            now += pause;
            editing = edit(editing, rest.splice(0, size), now);
          }
          const last = editing.value.content;
          const steps = editing.steps.past.length;
          const first = times(steps, undo, editing);
          expect(first.value.content).toEqual(content);
          expect(first.steps.past).toEqual([]);
          const again = times(steps, redo, first);
          expect(again.value.content).toEqual(last);
          // The unsent operations produce the same document on the server.
          expect(applyOperations(content, again.unsent.operations).content).toEqual(last);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('can all be undone without reverting remote changes', () => {
    fc.assert(
      fc.property(cvContents(), rollsArbitrary(12), rollsArbitrary(12), (content, mine, theirs) => {
        const editing = applySeparately(initialState(content), ...operationsOf(content, mine));
        const saved = toSaved(editing);
        const { operations } = performRandomOperations(saved.value.content, theirs, 'theirs');
        const merged = withRemoteChange(saved, ...operations);
        const reverted = times(20, undo, merged);
        for (const operation of operations) {
          if (operation.do !== 'set') continue;
          const [expected, actual] = [merged, reverted].map(({ value }) => nodeAt(value.content, operation.at));
          if (expected && actual) expect(actual.value[operation.field]).toEqual(expected.value[operation.field]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
