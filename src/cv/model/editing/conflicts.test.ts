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
import { applyOperations, type Operation } from '../operations.ts';
import { type NodePath, nodeAt } from '../tree.ts';
import {
  type CvEditState,
  edit,
  editStateOf,
  isSaved,
  localValueOf,
  rebase,
  resolveConflict,
  saveRequestOf,
  undo,
} from './edit-state.ts';

const CITY: NodePath = ['basics', 'location'];
const initialState = () => editStateOf({ id: 'cv', revision: 1, document: { name: 'Note G', content: NOTE_G } });
const applyEdits = (editing: CvEditState, ...operations: Operation[]) => edit(editing, operations, 0);
const withRemoteChange = (editing: CvEditState, ...operations: Operation[]) =>
  rebase(editing, {
    id: 'cv',
    revision: editing.revision + 1,
    document: { ...editing.base, content: applyOperations(editing.base.content, operations).content },
  });
const fieldOf = (editing: CvEditState, at: NodePath, field: string) => nodeAt(editing.value.content, at)?.value[field];
const nodeExists = (editing: CvEditState, at: NodePath) => nodeAt(editing.value.content, at) !== undefined;

function resolveFirst(editing: CvEditState, keep: 'mine' | 'theirs') {
  const [conflict] = editing.conflicts;
  if (!conflict) throw new Error('no conflict to resolve');
  return resolveConflict(editing, conflict, keep, 0);
}

describe('merging a remote change', () => {
  it('merges changes of different fields without a conflict', () => {
    const merged = withRemoteChange(
      applyEdits(initialState(), set(LETTER, 'text', 'mine')),
      set(SOCIETY, 'name', 'theirs'),
    );
    expect(merged.conflicts).toEqual([]);
    expect([fieldOf(merged, LETTER, 'text'), fieldOf(merged, SOCIETY, 'name')]).toEqual(['mine', 'theirs']);
  });

  it.each<[string, NodePath, string, unknown, unknown]>([
    ['a text', LETTER, 'text', 'mine', 'theirs'],
    ['a field of a singleton node', ['basics'], 'headline', 'mine', 'theirs'],
    ['a nested singleton node', CITY, 'city', 'Turin', 'London'],
    ['the design', ['design'], 'accent', '#111111', '#222222'],
    ['a section title', JOBS, 'title', 'mine', 'theirs'],
    ['a nested field', AUTHOR, 'start', '1842', '1843'],
  ])('reports a conflict if both changed %s, and sends nothing until it is resolved', (_, at, field, mine, theirs) => {
    const conflicted = withRemoteChange(applyEdits(initialState(), set(at, field, mine)), set(at, field, theirs));
    expect(conflicted.conflicts).toEqual([{ at, field, theirs }]);
    expect(conflicted.conflicts.map((conflict) => localValueOf(conflicted, conflict))).toEqual([mine]);
    expect(saveRequestOf(conflicted)).toBeUndefined();

    const keptMine = resolveFirst(conflicted, 'mine');
    expect([fieldOf(keptMine, at, field), keptMine.conflicts]).toEqual([mine, []]);
    expect(saveRequestOf(keptMine)).toEqual({ snapshot: keptMine.value });

    const tookTheirs = resolveFirst(conflicted, 'theirs');
    expect([fieldOf(tookTheirs, at, field), tookTheirs.conflicts, isSaved(tookTheirs)]).toEqual([theirs, [], true]);
    expect(fieldOf(undo(tookTheirs), at, field)).toEqual(mine);
  });

  it('resolves a conflict about visibility', () => {
    // Visibility can conflict only if one side shows again what the other has shown and hidden.
    const base = applyEdits(initialState(), hide(MATHS));
    const hidden: CvEditState = { ...base, base: base.value };
    const conflicted: CvEditState = {
      ...withRemoteChange(hidden, set(MATHS, 'name', 'Maths')),
      conflicts: [{ at: MATHS, field: 'visible', theirs: true }],
    };
    expect(fieldOf(resolveFirst(conflicted, 'theirs'), MATHS, 'visible')).toBe(true);
    expect(fieldOf(resolveFirst(conflicted, 'mine'), MATHS, 'visible')).toBe(false);
    expect(fieldOf(undo(resolveFirst(conflicted, 'theirs')), MATHS, 'visible')).toBe(false);
  });

  it('keeps a locally changed item that was removed remotely, and reports a conflict', () => {
    const conflicted = withRemoteChange(applyEdits(initialState(), set(SOCIETY, 'location', 'mine')), remove(SOCIETY));
    expect(conflicted.conflicts).toEqual([{ at: SOCIETY, theirs: 'removed' }]);
    expect(fieldOf(resolveFirst(conflicted, 'mine'), SOCIETY, 'location')).toBe('mine');
    const tookTheirs = resolveFirst(conflicted, 'theirs');
    expect([nodeExists(tookTheirs, SOCIETY), isSaved(tookTheirs)]).toEqual([false, true]);
    expect(fieldOf(undo(tookTheirs), SOCIETY, 'location')).toBe('mine');
  });

  it('keeps a remotely changed item that was removed locally, and reports a conflict', () => {
    const conflicted = withRemoteChange(
      applyEdits(initialState(), remove(SOCIETY)),
      set(SOCIETY, 'location', 'theirs'),
    );
    expect(conflicted.conflicts).toEqual([{ at: SOCIETY, theirs: 'changed' }]);
    expect([
      nodeExists(resolveFirst(conflicted, 'mine'), SOCIETY),
      isSaved(resolveFirst(conflicted, 'theirs')),
    ]).toEqual([false, true]);
  });

  it('reports no conflict for data that is never shown', () => {
    const extras = (editing: CvEditState, was: number): CvEditState => ({
      ...editing,
      value: { ...editing.value, content: { ...editing.value.content, extras: [{ key: 'meta', was }] } },
    });
    const theirs = extras(initialState(), 2).value;
    expect(rebase(extras(initialState(), 1), { id: 'cv', revision: 2, document: theirs }).conflicts).toEqual([]);
  });
});

describe('an open conflict', () => {
  const conflicted = () =>
    withRemoteChange(applyEdits(initialState(), set(SOCIETY, 'location', 'mine')), set(SOCIETY, 'location', 'theirs'));

  it('ends when the local value becomes the remote one or the item is removed', () => {
    expect(applyEdits(conflicted(), set(SOCIETY, 'location', 'theirs')).conflicts).toEqual([]);
    expect(applyEdits(conflicted(), remove(SOCIETY)).conflicts).toEqual([]);
    expect(applyEdits(conflicted(), remove(JOBS)).conflicts).toEqual([]);
  });

  it('follows its item when that is moved', () => {
    const movedPath: NodePath = ['sections', 'past', 'items', 'society'];
    const moved = applyEdits(conflicted(), moveItem(SOCIETY, 'past'));
    expect(moved.conflicts).toEqual([{ at: movedPath, field: 'location', theirs: 'theirs' }]);
    expect(fieldOf(resolveFirst(moved, 'theirs'), movedPath, 'location')).toBe('theirs');
  });

  it('is reported for an item that one side moved', () => {
    const here = applyEdits(
      initialState(),
      moveItem(ENGINE, 'past'),
      set(['sections', 'past', 'items', 'engine', 'roles', 'author'], 'summary', 'mine'),
    );
    const moved = withRemoteChange(here, set(AUTHOR, 'summary', 'theirs'));
    const at: NodePath = ['sections', 'past', 'items', 'engine', 'roles', 'author'];
    expect(moved.conflicts).toEqual([{ at, field: 'summary', theirs: 'theirs' }]);
  });

  it('shows the latest remote value, once', () => {
    const later = withRemoteChange(conflicted(), set(SOCIETY, 'location', 'theirs, later'));
    expect(later.conflicts).toEqual([{ at: SOCIETY, field: 'location', theirs: 'theirs, later' }]);
    expect(withRemoteChange(later, hide(MATHS)).conflicts).toEqual(later.conflicts);
  });

  it('ends when the remote value becomes the local one', () => {
    expect(withRemoteChange(conflicted(), set(SOCIETY, 'location', 'mine')).conflicts).toEqual([]);
  });

  it('becomes a removal conflict when the item is removed remotely', () => {
    expect(withRemoteChange(conflicted(), remove(SOCIETY)).conflicts).toEqual([{ at: SOCIETY, theirs: 'removed' }]);
  });

  it('ends when the removed item is restored remotely', () => {
    const removed = withRemoteChange(applyEdits(initialState(), set(SOCIETY, 'location', 'mine')), remove(SOCIETY));
    const back = withRemoteChange(
      removed,
      insert(JOBS, 'items', { id: 'society', name: 'Royal Society', location: 'mine' }),
    );
    expect(back.conflicts).toEqual([]);
  });

  it('is resolved in a separate undo step, even right after typing', () => {
    const typed = edit(conflicted(), [set(SOCIETY, 'location', 'mine, too')], 5000);
    const [conflict] = typed.conflicts;
    if (!conflict) throw new Error('no conflict to resolve');
    expect(fieldOf(undo(resolveConflict(typed, conflict, 'theirs', 5100)), SOCIETY, 'location')).toBe('mine, too');
  });
});
