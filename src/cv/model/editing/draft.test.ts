import { describe, expect, it } from 'vitest';
import { AUTHOR, ENGINE, hide, LETTER, MATHS, NOTE_G, remove, SOCIETY, set } from '#cv/testing/cv-editing/note-g.ts';
import { DEFAULT_DESIGN } from '../design.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { type NodePath, nodeAt } from '../tree.ts';
import { type CvDraft, draftOf, resumeEditing } from './draft.ts';
import {
  type CvEditState,
  edit,
  editStateOf,
  isSaved,
  markSent,
  rename,
  type StoredCvDocument,
  saveRequestOf,
  undo,
} from './edit-state.ts';

const STORED: StoredCvDocument = { id: 'cv', revision: 3, document: { name: 'Note G', content: NOTE_G } };
const initialState = () => editStateOf(STORED);
const applyEdits = (editing: CvEditState, ...operations: Operation[]) => edit(editing, operations, 0);
const newerVersion = (stored: StoredCvDocument, ...operations: Operation[]): StoredCvDocument => ({
  ...stored,
  revision: stored.revision + 1,
  document: { ...stored.document, content: applyOperations(stored.document.content, operations).content },
});
const fieldOf = (editing: CvEditState, at: NodePath, field: string) => nodeAt(editing.value.content, at)?.value[field];

/** Returns the draft as the browser loads it. */
function reloadedDraft(editing: CvEditState): CvDraft {
  const draft = draftOf(editing, 0);
  if (!draft) throw new Error('no draft');
  return structuredClone(draft);
}
const markSending = (editing: CvEditState) => {
  const request = saveRequestOf(editing);
  if (!request) throw new Error('no save request');
  return markSent(editing, request);
};

describe('a draft', () => {
  it('exists only for unsaved changes, unconfirmed changes and open conflicts', () => {
    expect(draftOf(initialState(), 0)).toBeUndefined();
    const edited = applyEdits(initialState(), set(LETTER, 'text', 'mine'));
    expect(draftOf(edited, 7)).toMatchObject({
      id: 'cv',
      revision: 3,
      value: edited.value,
      base: initialState().base,
      at: 7,
    });
    expect(draftOf(undo(edited), 0)).toBeUndefined();
    expect(draftOf(undo(markSending(edited)), 0)).toBeDefined();
    expect(
      draftOf({ ...initialState(), conflicts: [{ at: LETTER, field: 'text', theirs: 'theirs' }] }, 0),
    ).toBeDefined();
  });

  it('is resumed on top of the current server version', () => {
    const draft = reloadedDraft(rename(applyEdits(initialState(), set(LETTER, 'text', 'mine')), 'Mine'));
    const editing = resumeEditing(newerVersion(STORED, set(SOCIETY, 'name', 'theirs')), [draft]);
    expect(editing.value.name).toBe('Mine');
    expect([fieldOf(editing, LETTER, 'text'), fieldOf(editing, SOCIETY, 'name')]).toEqual(['mine', 'theirs']);
    expect([editing.revision, saveRequestOf(editing)]).toEqual([4, { snapshot: editing.value, name: 'Mine' }]);
  });

  it('has a conflict if the server has another value', () => {
    const draft = reloadedDraft(applyEdits(initialState(), set(LETTER, 'text', 'mine')));
    const { conflicts } = resumeEditing(newerVersion(STORED, set(LETTER, 'text', 'theirs')), [draft]);
    expect(conflicts).toEqual([{ at: LETTER, field: 'text', theirs: 'theirs' }]);
  });

  it('is discarded if its sent changes have arrived', () => {
    const draft = reloadedDraft(markSending(applyEdits(initialState(), set(LETTER, 'text', 'mine'))));
    const editing = resumeEditing(newerVersion(STORED, set(LETTER, 'text', 'mine')), [draft]);
    expect([isSaved(editing), editing.conflicts, draftOf(editing, 0)]).toEqual([true, [], undefined]);
  });

  it('remembers sent changes that have not arrived yet', () => {
    const draft = reloadedDraft(
      applyEdits(markSending(applyEdits(initialState(), set(LETTER, 'text', 'mine'))), set(LETTER, 'text', 'mine, on')),
    );
    const editing = resumeEditing(STORED, [draft]);
    expect(editing.inDoubt).toHaveLength(1);
    const arrived = resumeEditing(newerVersion(STORED, set(LETTER, 'text', 'mine')), [reloadedDraft(editing)]);
    expect([fieldOf(arrived, LETTER, 'text'), arrived.conflicts]).toEqual(['mine, on', []]);
  });

  it('is resumed offline on top of the last known server version', () => {
    const editing = resumeEditing(undefined, [reloadedDraft(applyEdits(initialState(), set(LETTER, 'text', 'mine')))]);
    expect([editing.revision, editing.base, fieldOf(editing, LETTER, 'text')]).toEqual([3, STORED.document, 'mine']);
    expect(saveRequestOf(editing)).toEqual({ snapshot: editing.value });
    expect(() => resumeEditing(undefined, [])).toThrow();
  });

  it('may lack newer fields, which are filled in without counting as changes', () => {
    const draft = reloadedDraft(applyEdits(initialState(), set(LETTER, 'text', 'mine')));
    for (const version of [draft.base, draft.value]) {
      const { design, basics } = version.content as unknown as Record<'design' | 'basics', Record<string, unknown>>;
      delete design.levels;
      delete basics.profiles;
      delete basics.location;
      for (const { items } of version.content.sections) {
        for (const item of items as unknown as Record<string, unknown>[]) delete item.url;
      }
    }
    const theirs = newerVersion(STORED, set(['design'], 'levels', 'bar'), set(SOCIETY, 'url', 'https://example.org'));
    const editing = resumeEditing(theirs, [draft]);
    expect(editing.conflicts).toEqual([]);
    expect(editing.value.content).toEqual(
      applyOperations(theirs.document.content, [set(LETTER, 'text', 'mine')]).content,
    );
    const offline = resumeEditing(undefined, [draft]).value.content;
    expect([offline.design, offline.basics.profiles, offline.basics.location.city]).toEqual([DEFAULT_DESIGN, [], '']);
  });
});

describe('two drafts', () => {
  const one = () => applyEdits(initialState(), set(LETTER, 'text', 'one'), hide(MATHS));
  const two = () => rename(applyEdits(initialState(), set(AUTHOR, 'summary', 'two')), 'Two');

  it.each([
    ['on top of the current server version', newerVersion(STORED, set(SOCIETY, 'name', 'theirs'))],
    ['while offline', undefined],
  ])('are merged %s', (_, stored) => {
    const editing = resumeEditing(stored, [reloadedDraft(one()), reloadedDraft(two())]);
    expect(editing.value.name).toBe('Two');
    expect([fieldOf(editing, LETTER, 'text'), fieldOf(editing, AUTHOR, 'summary')]).toEqual(['one', 'two']);
    expect(fieldOf(editing, SOCIETY, 'name')).toBe(stored ? 'theirs' : 'Royal Society');
    expect(saveRequestOf(editing)).toEqual({ snapshot: editing.value, name: 'Two' });
  });

  it('have a conflict if both changed one field', () => {
    const editing = resumeEditing(STORED, [
      reloadedDraft(one()),
      reloadedDraft(applyEdits(initialState(), set(LETTER, 'text', 'two'))),
    ]);
    expect(fieldOf(editing, LETTER, 'text')).toBe('one');
    expect(editing.conflicts).toEqual([{ at: LETTER, field: 'text', theirs: 'two' }]);
  });

  it('keep their conflict after a remote change', () => {
    const draftWithConflict = reloadedDraft(
      resumeEditing(STORED, [
        reloadedDraft(one()),
        reloadedDraft(applyEdits(initialState(), set(LETTER, 'text', 'two'))),
      ]),
    );
    const rebased = resumeEditing(newerVersion(STORED, hide(ENGINE)), [draftWithConflict]);
    expect(rebased.conflicts).toEqual([{ at: LETTER, field: 'text', theirs: 'two' }]);
    const { conflicts } = resumeEditing(newerVersion(STORED, set(LETTER, 'text', 'three')), [draftWithConflict]);
    expect(conflicts.map(({ theirs }) => theirs)).toEqual(['two', 'three']);
  });

  it('are both sent, even if the first one has already arrived', () => {
    const editing = resumeEditing(newerVersion(STORED, set(LETTER, 'text', 'one'), hide(MATHS)), [
      reloadedDraft(markSending(one())),
      reloadedDraft(two()),
    ]);
    expect(saveRequestOf(editing)).toEqual({ snapshot: editing.value, name: 'Two' });
  });

  it('keep remote changes that only one of them is based on', () => {
    const newerState = editStateOf(newerVersion(STORED, set(SOCIETY, 'name', 'theirs')));
    const editing = resumeEditing(undefined, [
      reloadedDraft(applyEdits(newerState, hide(ENGINE))),
      reloadedDraft(two()),
    ]);
    expect([editing.revision, fieldOf(editing, SOCIETY, 'name')]).toEqual([4, 'theirs']);
    expect([fieldOf(editing, ENGINE, 'visible'), fieldOf(editing, AUTHOR, 'summary')]).toEqual([false, 'two']);
  });

  it('have a conflict if one removed an item that the other changed', () => {
    const { conflicts } = resumeEditing(STORED, [
      reloadedDraft(applyEdits(initialState(), remove(ENGINE))),
      reloadedDraft(two()),
    ]);
    expect(conflicts).toEqual([{ at: ENGINE, theirs: 'changed' }]);
  });

  it('both remember their sent versions', () => {
    const editing = resumeEditing(STORED, [reloadedDraft(markSending(one())), reloadedDraft(markSending(two()))]);
    expect(editing.inDoubt).toHaveLength(2);
  });
});
