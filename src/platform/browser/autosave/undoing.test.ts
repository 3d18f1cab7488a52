import { describe, expect, it } from 'vitest';
import { setUpNote } from '#platform/testing/autosave/set-up-note.ts';

describe('undoing', () => {
  it('reverts continuous typing in one step, and can be redone', async () => {
    const { open } = setUpNote();
    const note = open('a');
    for (const text of ['t', 'te', 'tex', 'text']) note.change({ text });
    note.change({ tags: ['one'] });
    note.undo();
    expect(note.view().value).toMatchObject({ text: 'text', tags: [] });
    note.undo();
    expect(note.view()).toMatchObject({ value: { text: 'Bernoulli' }, canUndo: false, canRedo: true });
    note.redo();
    note.redo();
    expect(note.view()).toMatchObject({ value: { text: 'text', tags: ['one'] }, canRedo: false });
  });

  it('reverts continuous typing in a text among others in one step, but a choice on its own', () => {
    const { open } = setUpNote();
    const note = open('a');
    const { parts } = note.view().value;
    for (const one of ['t', 'te', 'tex']) note.change({ parts: { ...parts, one } });
    for (const two of ['x', 'xy']) note.change({ parts: { one: 'tex', two } });
    for (const two of ['small', 'large']) note.change({ parts: { one: 'tex', two } });
    const undone = [1, 2, 3, 4].map(() => {
      note.undo();
      return note.view().value.parts;
    });
    expect(undone).toEqual([
      { one: 'tex', two: 'small' },
      { one: 'tex', two: 'xy' },
      { one: 'tex', two: parts.two },
      parts,
    ]);
    expect(note.view().canUndo).toBe(false);
  });

  it('keeps changes that others saved meanwhile', async () => {
    const { saveFromOtherDevice, storedDocument, open, time } = setUpNote();
    const note = open('a');
    note.change({ text: 'mine', more: 'mine' });
    await time.advance(1000);
    saveFromOtherDevice({ text: 'theirs' });
    void note.refresh();
    await time.advance(1000);
    note.undo();
    await time.advance(1000);
    expect(storedDocument()).toMatchObject({ text: 'theirs', more: '' });
  });

  it('goes back more than 50 steps', () => {
    const { open } = setUpNote();
    const note = open('a');
    for (let step = 1; step <= 60; step += 1) note.change({ tags: [String(step)] });
    for (let step = 1; step <= 60; step += 1) note.undo();
    expect(note.view().value.tags).toEqual([]);
  });
});
