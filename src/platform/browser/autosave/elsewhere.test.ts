import { describe, expect, it } from 'vitest';
import { setUpNote } from '#platform/testing/autosave/set-up-note.ts';

describe('a document saved elsewhere', () => {
  it('merges other fields without a conflict', async () => {
    const { saveFromOtherDevice, storedDocument, open, time } = setUpNote();
    const note = open('a');
    saveFromOtherDevice({ more: 'theirs', parts: { one: '', two: 'theirs' } });
    note.change({ text: 'mine', parts: { one: 'mine', two: '' } });
    await time.advance(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(storedDocument()).toMatchObject({ text: 'mine', more: 'theirs', parts: { one: 'mine', two: 'theirs' } });
  });

  it('keeps the tags that both sides added', async () => {
    const { saveFromOtherDevice, storedDocument, open, time } = setUpNote();
    const note = open('a');
    saveFromOtherDevice({ tags: ['theirs'] });
    note.change({ tags: ['mine'] });
    await time.advance(1000);
    expect([...(storedDocument()?.tags ?? [])].sort()).toEqual(['mine', 'theirs']);
  });

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('has a conflict in the same field, and saves %s as chosen', async (keep, left) => {
    const { saveFromOtherDevice, storedDocument, open, time } = setUpNote();
    const note = open('a');
    saveFromOtherDevice({ text: 'theirs' });
    note.change({ text: 'mine', more: 'more' });
    await time.advance(1000);
    expect(note.view()).toMatchObject({ condition: 'conflict', conflicts: [{ path: ['text'], theirs: 'theirs' }] });
    expect(note.view().value.text).toBe('mine');
    expect(storedDocument()).toMatchObject({ text: 'theirs', more: 'more' });
    note.resolveConflict(0, keep);
    await time.advance(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(storedDocument()?.text).toBe(left);
  });

  it('restores a discarded value on undo', async () => {
    const { saveFromOtherDevice, storedDocument, open, time } = setUpNote();
    const note = open('a');
    saveFromOtherDevice({ text: 'theirs' });
    note.change({ text: 'mine' });
    await time.advance(1000);
    note.resolveConflict(0, 'theirs');
    note.undo();
    await time.advance(1000);
    expect(storedDocument()?.text).toBe('mine');
  });

  it('keeps an open conflict after a reload', async () => {
    const { saveFromOtherDevice, storedDocument, open, time } = setUpNote();
    const note = open('a');
    saveFromOtherDevice({ text: 'theirs' });
    note.change({ text: 'mine' });
    await time.advance(1000);
    const again = open('a');
    await time.advance(5000);
    expect(again.view()).toMatchObject({ condition: 'conflict', conflicts: [{ path: ['text'], theirs: 'theirs' }] });
    expect(storedDocument()?.text).toBe('theirs');
  });

  it('is merged when another window announces its save', async () => {
    const { storedDocument, open, server, time } = setUpNote();
    const second = open('a', { name: 'second' });
    const first = open('a', { name: 'first', announceSave: second.receive });
    first.change({ text: 'from the first' });
    await time.advance(1000);
    expect(second.view().value.text).toBe('from the first');
    second.change({ text: 'from the second' });
    await time.advance(1000);
    expect(server.calls).toHaveLength(2);
    expect(storedDocument()?.text).toBe('from the second');
  });
});

describe('a document deleted elsewhere', () => {
  it('is reported, and restored on request with all local changes', async () => {
    const { storedDocument, open, server, time } = setUpNote();
    const note = open('a');
    server.toTrash('a');
    note.change({ text: 'too late' });
    await time.advance(5000);
    expect(note.view().condition).toBe('gone');
    void note.restore();
    await time.advance(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', id: 'a' });
    expect(storedDocument()?.text).toBe('too late');
  });

  it('is created again if it was deleted permanently', async () => {
    const { storedDocument, open, server, time } = setUpNote();
    const note = open('a');
    server.records.delete('a');
    note.change({ text: 'too late' });
    await time.advance(5000);
    void note.restore();
    await time.advance(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', id: 'id-1' });
    expect(storedDocument('id-1')).toMatchObject({ title: 'Note G', text: 'too late' });
  });
});
