import { describe, expect, it } from 'vitest';
import { AUTHOR, ENGINE, hide, LETTER, MATHS, NOTE_G, remove, SOCIETY, set } from '#testing/cv-editing/note-g.ts';
import { DEFAULT_DESIGN } from '../design.ts';
import { type Operation, performAll } from '../operations.ts';
import { type Path, placeAt } from '../tree.ts';
import { type Draft, draftOf, resumed } from './draft.ts';
import { done, type Editing, editingOf, isSaved, parcelOf, renamed, type Stored, sent, undone } from './editing.ts';

const STORED: Stored = { id: 'cv', revision: 3, document: { name: 'Note G', content: NOTE_G } };
const begun = () => editingOf(STORED);
const write = (editing: Editing, ...operations: Operation[]) => done(editing, operations, 0);
const later = (stored: Stored, ...operations: Operation[]): Stored => ({
  ...stored,
  revision: stored.revision + 1,
  document: { ...stored.document, content: performAll(stored.document.content, operations).content },
});
const fieldOf = (editing: Editing, at: Path, field: string) => placeAt(editing.value.content, at)?.value[field];

/** Returns the draft as the browser loads it. */
function left(editing: Editing): Draft {
  const draft = draftOf(editing, 0);
  if (!draft) throw new Error('nothing was left');
  return structuredClone(draft);
}
const onTheWay = (editing: Editing) => {
  const parcel = parcelOf(editing);
  if (!parcel) throw new Error('there is nothing to send');
  return sent(editing, parcel);
};

describe('a draft', () => {
  it('is kept of what is not saved, what may not be, and what is asked, and of nothing else', () => {
    expect(draftOf(begun(), 0)).toBeUndefined();
    const written = write(begun(), set(LETTER, 'text', 'mine'));
    expect(draftOf(written, 7)).toMatchObject({
      id: 'cv',
      revision: 3,
      value: written.value,
      base: begun().base,
      at: 7,
    });
    expect(draftOf(undone(written), 0)).toBeUndefined();
    expect(draftOf(undone(onTheWay(written)), 0)).toBeDefined();
    expect(draftOf({ ...begun(), conflicts: [{ at: LETTER, field: 'text', theirs: 'theirs' }] }, 0)).toBeDefined();
  });

  it('is gone on with on what the server has by now', () => {
    const draft = left(renamed(write(begun(), set(LETTER, 'text', 'mine')), 'Mine'));
    const editing = resumed(later(STORED, set(SOCIETY, 'name', 'theirs')), [draft]);
    expect(editing.value.name).toBe('Mine');
    expect([fieldOf(editing, LETTER, 'text'), fieldOf(editing, SOCIETY, 'name')]).toEqual(['mine', 'theirs']);
    expect([editing.revision, parcelOf(editing)]).toEqual([4, { face: editing.value, name: 'Mine' }]);
  });

  it('asks where the server has another thing by now', () => {
    const draft = left(write(begun(), set(LETTER, 'text', 'mine')));
    const { conflicts } = resumed(later(STORED, set(LETTER, 'text', 'theirs')), [draft]);
    expect(conflicts).toEqual([{ at: LETTER, field: 'text', theirs: 'theirs' }]);
  });

  it('is done with where what was on its way has arrived', () => {
    const draft = left(onTheWay(write(begun(), set(LETTER, 'text', 'mine'))));
    const editing = resumed(later(STORED, set(LETTER, 'text', 'mine')), [draft]);
    expect([isSaved(editing), editing.conflicts, draftOf(editing, 0)]).toEqual([true, [], undefined]);
  });

  it('still knows of what was on its way where that has not arrived yet', () => {
    const draft = left(write(onTheWay(write(begun(), set(LETTER, 'text', 'mine'))), set(LETTER, 'text', 'mine, on')));
    const editing = resumed(STORED, [draft]);
    expect(editing.inDoubt).toHaveLength(1);
    const arrived = resumed(later(STORED, set(LETTER, 'text', 'mine')), [left(editing)]);
    expect([fieldOf(arrived, LETTER, 'text'), arrived.conflicts]).toEqual(['mine, on', []]);
  });

  it('is gone on with without a connection, on what the server had', () => {
    const editing = resumed(undefined, [left(write(begun(), set(LETTER, 'text', 'mine')))]);
    expect([editing.revision, editing.base, fieldOf(editing, LETTER, 'text')]).toEqual([3, STORED.document, 'mine']);
    expect(parcelOf(editing)).toEqual({ face: editing.value });
    expect(() => resumed(undefined, [])).toThrow();
  });

  it('may be older than fields that were added since: they are empty, and nobody has changed them', () => {
    const draft = left(write(begun(), set(LETTER, 'text', 'mine')));
    for (const face of [draft.base, draft.value]) {
      const { design, basics } = face.content as unknown as Record<'design' | 'basics', Record<string, unknown>>;
      delete design.levels;
      delete basics.profiles;
      delete basics.location;
      for (const { items } of face.content.sections) {
        for (const item of items as unknown as Record<string, unknown>[]) delete item.url;
      }
    }
    const theirs = later(STORED, set(['design'], 'levels', 'bar'), set(SOCIETY, 'url', 'https://example.org'));
    const editing = resumed(theirs, [draft]);
    expect(editing.conflicts).toEqual([]);
    expect(editing.value.content).toEqual(performAll(theirs.document.content, [set(LETTER, 'text', 'mine')]).content);
    const alone = resumed(undefined, [draft]).value.content;
    expect([alone.design, alone.basics.profiles, alone.basics.location.city]).toEqual([DEFAULT_DESIGN, [], '']);
  });
});

describe('two drafts', () => {
  const one = () => write(begun(), set(LETTER, 'text', 'one'), hide(MATHS));
  const two = () => renamed(write(begun(), set(AUTHOR, 'summary', 'two')), 'Two');

  it.each([
    ['on what the server has by now', later(STORED, set(SOCIETY, 'name', 'theirs'))],
    ['without a connection', undefined],
  ])('are put together %s', (_, stored) => {
    const editing = resumed(stored, [left(one()), left(two())]);
    expect(editing.value.name).toBe('Two');
    expect([fieldOf(editing, LETTER, 'text'), fieldOf(editing, AUTHOR, 'summary')]).toEqual(['one', 'two']);
    expect(fieldOf(editing, SOCIETY, 'name')).toBe(stored ? 'theirs' : 'Royal Society');
    expect(parcelOf(editing)).toEqual({ face: editing.value, name: 'Two' });
  });

  it('ask where both changed one field, and both can be had', () => {
    const editing = resumed(STORED, [left(one()), left(write(begun(), set(LETTER, 'text', 'two')))]);
    expect(fieldOf(editing, LETTER, 'text')).toBe('one');
    expect(editing.conflicts).toEqual([{ at: LETTER, field: 'text', theirs: 'two' }]);
  });

  it('still ask so after others have saved, for nobody else has either', () => {
    const asked = left(resumed(STORED, [left(one()), left(write(begun(), set(LETTER, 'text', 'two')))]));
    const beside = resumed(later(STORED, hide(ENGINE)), [asked]);
    expect(beside.conflicts).toEqual([{ at: LETTER, field: 'text', theirs: 'two' }]);
    const { conflicts } = resumed(later(STORED, set(LETTER, 'text', 'three')), [asked]);
    expect(conflicts.map(({ theirs }) => theirs)).toEqual(['two', 'three']);
  });

  it('are both sent, though what the first said has arrived already', () => {
    const editing = resumed(later(STORED, set(LETTER, 'text', 'one'), hide(MATHS)), [
      left(onTheWay(one())),
      left(two()),
    ]);
    expect(parcelOf(editing)).toEqual({ face: editing.value, name: 'Two' });
  });

  it('of which one knew less do not take back what the other knew of', () => {
    const knew = editingOf(later(STORED, set(SOCIETY, 'name', 'theirs')));
    const editing = resumed(undefined, [left(write(knew, hide(ENGINE))), left(two())]);
    expect([editing.revision, fieldOf(editing, SOCIETY, 'name')]).toEqual([4, 'theirs']);
    expect([fieldOf(editing, ENGINE, 'visible'), fieldOf(editing, AUTHOR, 'summary')]).toEqual([false, 'two']);
  });

  it('of which one removed what the other wrote in keep it, and ask', () => {
    const { conflicts } = resumed(STORED, [left(write(begun(), remove(ENGINE))), left(two())]);
    expect(conflicts).toEqual([{ at: ENGINE, theirs: 'changed' }]);
  });

  it('each know what of them was on its way', () => {
    const editing = resumed(STORED, [left(onTheWay(one())), left(onTheWay(two()))]);
    expect(editing.inDoubt).toHaveLength(2);
  });
});
