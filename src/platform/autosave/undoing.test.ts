import { describe, expect, it } from 'vitest';
import { keepNote } from '#testing/autosave/keep-note.ts';

describe('undoing', () => {
  it('takes back what was written in one go, and does it again', async () => {
    const { open } = keepNote();
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

  it('leaves what others wrote meanwhile', async () => {
    const { elsewhere, onServer, open, time } = keepNote();
    const note = open('a');
    note.change({ text: 'mine', more: 'mine' });
    await time.pass(1000);
    elsewhere({ text: 'theirs' });
    void note.refresh();
    await time.pass(1000);
    note.undo();
    await time.pass(1000);
    expect(onServer()).toMatchObject({ text: 'theirs', more: '' });
  });

  it('goes back 50 steps and more', () => {
    const { open } = keepNote();
    const note = open('a');
    for (let step = 1; step <= 60; step += 1) note.change({ tags: [String(step)] });
    for (let step = 1; step <= 60; step += 1) note.undo();
    expect(note.view().value.tags).toEqual([]);
  });
});
