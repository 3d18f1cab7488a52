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
} from '#testing/cv-editing/note-g.ts';
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
  if (!conflict) throw new Error('there is nothing to settle');
  return resolveConflict(editing, conflict, keep, 0);
}

describe('what two have changed', () => {
  it('is put together by item, and nothing is asked where they wrote in different fields', () => {
    const merged = withRemoteChange(
      applyEdits(initialState(), set(LETTER, 'text', 'mine')),
      set(SOCIETY, 'name', 'theirs'),
    );
    expect(merged.conflicts).toEqual([]);
    expect([fieldOf(merged, LETTER, 'text'), fieldOf(merged, SOCIETY, 'name')]).toEqual(['mine', 'theirs']);
  });

  it.each<[string, NodePath, string, unknown, unknown]>([
    ['a text', LETTER, 'text', 'mine', 'theirs'],
    ['what stands once', ['basics'], 'headline', 'mine', 'theirs'],
    ['a place inside of that', CITY, 'city', 'Turin', 'London'],
    ['the looks', ['design'], 'accent', '#111111', '#222222'],
    ['a heading', JOBS, 'title', 'mine', 'theirs'],
    ['a field deep inside', AUTHOR, 'start', '1842', '1843'],
  ])('is asked about where both changed %s, and nothing is sent meanwhile', (_, at, field, mine, theirs) => {
    const conflicted = withRemoteChange(applyEdits(initialState(), set(at, field, mine)), set(at, field, theirs));
    expect(conflicted.conflicts).toEqual([{ at, field, theirs }]);
    expect(conflicted.conflicts.map((conflict) => localValueOf(conflicted, conflict))).toEqual([mine]);
    expect(saveRequestOf(conflicted)).toBeUndefined();

    const keptMine = resolveFirst(conflicted, 'mine');
    expect([fieldOf(keptMine, at, field), keptMine.conflicts]).toEqual([mine, []]);
    expect(saveRequestOf(keptMine)).toEqual({ face: keptMine.value });

    const tookTheirs = resolveFirst(conflicted, 'theirs');
    expect([fieldOf(tookTheirs, at, field), tookTheirs.conflicts, isSaved(tookTheirs)]).toEqual([theirs, [], true]);
    expect(fieldOf(undo(tookTheirs), at, field)).toEqual(mine);
  });

  it('can be whether it is shown', () => {
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

  it('is kept, and asked about, where they removed what was written in here', () => {
    const conflicted = withRemoteChange(applyEdits(initialState(), set(SOCIETY, 'location', 'mine')), remove(SOCIETY));
    expect(conflicted.conflicts).toEqual([{ at: SOCIETY, theirs: 'removed' }]);
    expect(fieldOf(resolveFirst(conflicted, 'mine'), SOCIETY, 'location')).toBe('mine');
    const tookTheirs = resolveFirst(conflicted, 'theirs');
    expect([nodeExists(tookTheirs, SOCIETY), isSaved(tookTheirs)]).toEqual([false, true]);
    expect(fieldOf(undo(tookTheirs), SOCIETY, 'location')).toBe('mine');
  });

  it('is kept, and asked about, where they wrote in what was removed here', () => {
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

  it('is not asked about where it is nothing that anybody sees', () => {
    const extras = (editing: CvEditState, was: number): CvEditState => ({
      ...editing,
      value: { ...editing.value, content: { ...editing.value.content, extras: [{ key: 'meta', was }] } },
    });
    const theirs = extras(initialState(), 2).value;
    expect(rebase(extras(initialState(), 1), { id: 'cv', revision: 2, document: theirs }).conflicts).toEqual([]);
  });
});

describe('what is asked', () => {
  const conflicted = () =>
    withRemoteChange(applyEdits(initialState(), set(SOCIETY, 'location', 'mine')), set(SOCIETY, 'location', 'theirs'));

  it('is no more once the same stands here, or what it is about is gone', () => {
    expect(applyEdits(conflicted(), set(SOCIETY, 'location', 'theirs')).conflicts).toEqual([]);
    expect(applyEdits(conflicted(), remove(SOCIETY)).conflicts).toEqual([]);
    expect(applyEdits(conflicted(), remove(JOBS)).conflicts).toEqual([]);
  });

  it('goes with what it is about, wherever that is moved', () => {
    const movedPath: NodePath = ['sections', 'past', 'items', 'society'];
    const moved = applyEdits(conflicted(), moveItem(SOCIETY, 'past'));
    expect(moved.conflicts).toEqual([{ at: movedPath, field: 'location', theirs: 'theirs' }]);
    expect(fieldOf(resolveFirst(moved, 'theirs'), movedPath, 'location')).toBe('theirs');
  });

  it('is asked where both wrote in something that one of them has moved', () => {
    const here = applyEdits(
      initialState(),
      moveItem(ENGINE, 'past'),
      set(['sections', 'past', 'items', 'engine', 'roles', 'author'], 'summary', 'mine'),
    );
    const moved = withRemoteChange(here, set(AUTHOR, 'summary', 'theirs'));
    const at: NodePath = ['sections', 'past', 'items', 'engine', 'roles', 'author'];
    expect(moved.conflicts).toEqual([{ at, field: 'summary', theirs: 'theirs' }]);
  });

  it('shows what they say now, and is asked once', () => {
    const later = withRemoteChange(conflicted(), set(SOCIETY, 'location', 'theirs, later'));
    expect(later.conflicts).toEqual([{ at: SOCIETY, field: 'location', theirs: 'theirs, later' }]);
    expect(withRemoteChange(later, hide(MATHS)).conflicts).toEqual(later.conflicts);
  });

  it('ends when they come to say the same', () => {
    expect(withRemoteChange(conflicted(), set(SOCIETY, 'location', 'mine')).conflicts).toEqual([]);
  });

  it('turns into whether it stays when they remove all of it', () => {
    expect(withRemoteChange(conflicted(), remove(SOCIETY)).conflicts).toEqual([{ at: SOCIETY, theirs: 'removed' }]);
  });

  it('ends when they put back what they had removed', () => {
    const removed = withRemoteChange(applyEdits(initialState(), set(SOCIETY, 'location', 'mine')), remove(SOCIETY));
    const back = withRemoteChange(
      removed,
      insert(JOBS, 'items', { id: 'society', name: 'Royal Society', location: 'mine' }),
    );
    expect(back.conflicts).toEqual([]);
  });

  it('can have what was given up back, though it was typed a moment ago', () => {
    const typed = edit(conflicted(), [set(SOCIETY, 'location', 'mine, too')], 5000);
    const [conflict] = typed.conflicts;
    if (!conflict) throw new Error('there is nothing to settle');
    expect(fieldOf(undo(resolveConflict(typed, conflict, 'theirs', 5100)), SOCIETY, 'location')).toBe('mine, too');
  });
});
