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
import { type Operation, performAll } from '../operations.ts';
import { type Path, placeAt } from '../tree.ts';
import { done, type Editing, editingOf, isSaved, mineOf, parcelOf, rebased, settled, undone } from './editing.ts';

const CITY: Path = ['basics', 'location'];
const begun = () => editingOf({ id: 'cv', revision: 1, document: { name: 'Note G', content: NOTE_G } });
const write = (editing: Editing, ...operations: Operation[]) => done(editing, operations, 0);
const othersDid = (editing: Editing, ...operations: Operation[]) =>
  rebased(editing, {
    id: 'cv',
    revision: editing.revision + 1,
    document: { ...editing.base, content: performAll(editing.base.content, operations).content },
  });
const fieldOf = (editing: Editing, at: Path, field: string) => placeAt(editing.value.content, at)?.value[field];
const isThere = (editing: Editing, at: Path) => placeAt(editing.value.content, at) !== undefined;

function settle(editing: Editing, keep: 'mine' | 'theirs') {
  const [conflict] = editing.conflicts;
  if (!conflict) throw new Error('there is nothing to settle');
  return settled(editing, conflict, keep, 0);
}

describe('what two have changed', () => {
  it('is put together by item, and nothing is asked where they wrote in different fields', () => {
    const both = othersDid(write(begun(), set(LETTER, 'text', 'mine')), set(SOCIETY, 'name', 'theirs'));
    expect(both.conflicts).toEqual([]);
    expect([fieldOf(both, LETTER, 'text'), fieldOf(both, SOCIETY, 'name')]).toEqual(['mine', 'theirs']);
  });

  it.each<[string, Path, string, unknown, unknown]>([
    ['a text', LETTER, 'text', 'mine', 'theirs'],
    ['what stands once', ['basics'], 'headline', 'mine', 'theirs'],
    ['a place inside of that', CITY, 'city', 'Turin', 'London'],
    ['the looks', ['design'], 'accent', '#111111', '#222222'],
    ['a heading', JOBS, 'title', 'mine', 'theirs'],
    ['a field deep inside', AUTHOR, 'start', '1842', '1843'],
  ])('is asked about where both changed %s, and nothing is sent meanwhile', (_, at, field, mine, theirs) => {
    const asked = othersDid(write(begun(), set(at, field, mine)), set(at, field, theirs));
    expect(asked.conflicts).toEqual([{ at, field, theirs }]);
    expect(asked.conflicts.map((conflict) => mineOf(asked, conflict))).toEqual([mine]);
    expect(parcelOf(asked)).toBeUndefined();

    const kept = settle(asked, 'mine');
    expect([fieldOf(kept, at, field), kept.conflicts]).toEqual([mine, []]);
    expect(parcelOf(kept)).toEqual({ face: kept.value });

    const taken = settle(asked, 'theirs');
    expect([fieldOf(taken, at, field), taken.conflicts, isSaved(taken)]).toEqual([theirs, [], true]);
    expect(fieldOf(undone(taken), at, field)).toEqual(mine);
  });

  it('can be whether it is shown', () => {
    // Visibility can conflict only if one side shows again what the other has shown and hidden.
    const base = write(begun(), hide(MATHS));
    const hidden: Editing = { ...base, base: base.value };
    const asked: Editing = {
      ...othersDid(hidden, set(MATHS, 'name', 'Maths')),
      conflicts: [{ at: MATHS, field: 'visible', theirs: true }],
    };
    expect(fieldOf(settle(asked, 'theirs'), MATHS, 'visible')).toBe(true);
    expect(fieldOf(settle(asked, 'mine'), MATHS, 'visible')).toBe(false);
    expect(fieldOf(undone(settle(asked, 'theirs')), MATHS, 'visible')).toBe(false);
  });

  it('is kept, and asked about, where they removed what was written in here', () => {
    const asked = othersDid(write(begun(), set(SOCIETY, 'location', 'mine')), remove(SOCIETY));
    expect(asked.conflicts).toEqual([{ at: SOCIETY, theirs: 'removed' }]);
    expect(fieldOf(settle(asked, 'mine'), SOCIETY, 'location')).toBe('mine');
    const taken = settle(asked, 'theirs');
    expect([isThere(taken, SOCIETY), isSaved(taken)]).toEqual([false, true]);
    expect(fieldOf(undone(taken), SOCIETY, 'location')).toBe('mine');
  });

  it('is kept, and asked about, where they wrote in what was removed here', () => {
    const asked = othersDid(write(begun(), remove(SOCIETY)), set(SOCIETY, 'location', 'theirs'));
    expect(asked.conflicts).toEqual([{ at: SOCIETY, theirs: 'changed' }]);
    expect([isThere(settle(asked, 'mine'), SOCIETY), isSaved(settle(asked, 'theirs'))]).toEqual([false, true]);
  });

  it('is not asked about where it is nothing that anybody sees', () => {
    const extras = (editing: Editing, was: number): Editing => ({
      ...editing,
      value: { ...editing.value, content: { ...editing.value.content, extras: [{ key: 'meta', was }] } },
    });
    const theirs = extras(begun(), 2).value;
    expect(rebased(extras(begun(), 1), { id: 'cv', revision: 2, document: theirs }).conflicts).toEqual([]);
  });
});

describe('what is asked', () => {
  const asked = () => othersDid(write(begun(), set(SOCIETY, 'location', 'mine')), set(SOCIETY, 'location', 'theirs'));

  it('is no more once the same stands here, or what it is about is gone', () => {
    expect(write(asked(), set(SOCIETY, 'location', 'theirs')).conflicts).toEqual([]);
    expect(write(asked(), remove(SOCIETY)).conflicts).toEqual([]);
    expect(write(asked(), remove(JOBS)).conflicts).toEqual([]);
  });

  it('goes with what it is about, wherever that is moved', () => {
    const there: Path = ['sections', 'past', 'items', 'society'];
    const moved = write(asked(), moveItem(SOCIETY, 'past'));
    expect(moved.conflicts).toEqual([{ at: there, field: 'location', theirs: 'theirs' }]);
    expect(fieldOf(settle(moved, 'theirs'), there, 'location')).toBe('theirs');
  });

  it('is asked where both wrote in something that one of them has moved', () => {
    const here = write(
      begun(),
      moveItem(ENGINE, 'past'),
      set(['sections', 'past', 'items', 'engine', 'roles', 'author'], 'summary', 'mine'),
    );
    const moved = othersDid(here, set(AUTHOR, 'summary', 'theirs'));
    const at: Path = ['sections', 'past', 'items', 'engine', 'roles', 'author'];
    expect(moved.conflicts).toEqual([{ at, field: 'summary', theirs: 'theirs' }]);
  });

  it('shows what they say now, and is asked once', () => {
    const later = othersDid(asked(), set(SOCIETY, 'location', 'theirs, later'));
    expect(later.conflicts).toEqual([{ at: SOCIETY, field: 'location', theirs: 'theirs, later' }]);
    expect(othersDid(later, hide(MATHS)).conflicts).toEqual(later.conflicts);
  });

  it('ends when they come to say the same', () => {
    expect(othersDid(asked(), set(SOCIETY, 'location', 'mine')).conflicts).toEqual([]);
  });

  it('turns into whether it stays when they remove all of it', () => {
    expect(othersDid(asked(), remove(SOCIETY)).conflicts).toEqual([{ at: SOCIETY, theirs: 'removed' }]);
  });

  it('ends when they put back what they had removed', () => {
    const removed = othersDid(write(begun(), set(SOCIETY, 'location', 'mine')), remove(SOCIETY));
    const back = othersDid(removed, insert(JOBS, 'items', { id: 'society', name: 'Royal Society', location: 'mine' }));
    expect(back.conflicts).toEqual([]);
  });

  it('can have what was given up back, though it was typed a moment ago', () => {
    const typed = done(asked(), [set(SOCIETY, 'location', 'mine, too')], 5000);
    const [conflict] = typed.conflicts;
    if (!conflict) throw new Error('there is nothing to settle');
    expect(fieldOf(undone(settled(typed, conflict, 'theirs', 5100)), SOCIETY, 'location')).toBe('mine, too');
  });
});
