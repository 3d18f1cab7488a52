import { describe, expect, it } from 'vitest';
import { keepNote } from '#testing/autosave/keep-note.ts';

describe('saved elsewhere', () => {
  it('other fields come in silently', async () => {
    const { elsewhere, onServer, open, time } = keepNote();
    const note = open('a');
    elsewhere({ more: 'theirs', parts: { one: '', two: 'theirs' } });
    note.change({ text: 'mine', parts: { one: 'mine', two: '' } });
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(onServer()).toMatchObject({ text: 'mine', more: 'theirs', parts: { one: 'mine', two: 'theirs' } });
  });

  it('words that both added are all there', async () => {
    const { elsewhere, onServer, open, time } = keepNote();
    const note = open('a');
    elsewhere({ tags: ['theirs'] });
    note.change({ tags: ['mine'] });
    await time.pass(1000);
    expect([...(onServer()?.tags ?? [])].sort()).toEqual(['mine', 'theirs']);
  });

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('the same field is asked about, with both; kept is %s', async (keep, left) => {
    const { elsewhere, onServer, open, time } = keepNote();
    const note = open('a');
    elsewhere({ text: 'theirs' });
    note.change({ text: 'mine', more: 'more' });
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'conflict', conflicts: [{ path: ['text'], theirs: 'theirs' }] });
    expect(note.view().value.text).toBe('mine');
    expect(onServer()).toMatchObject({ text: 'theirs', more: 'more' });
    note.settle(0, keep);
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(onServer()?.text).toBe(left);
  });

  it('what was given up can be had back', async () => {
    const { elsewhere, onServer, open, time } = keepNote();
    const note = open('a');
    elsewhere({ text: 'theirs' });
    note.change({ text: 'mine' });
    await time.pass(1000);
    note.settle(0, 'theirs');
    note.undo();
    await time.pass(1000);
    expect(onServer()?.text).toBe('mine');
  });

  it('an open question is still asked after a reload', async () => {
    const { elsewhere, onServer, open, time } = keepNote();
    const note = open('a');
    elsewhere({ text: 'theirs' });
    note.change({ text: 'mine' });
    await time.pass(1000);
    const again = open('a');
    await time.pass(5000);
    expect(again.view()).toMatchObject({ condition: 'conflict', conflicts: [{ path: ['text'], theirs: 'theirs' }] });
    expect(onServer()?.text).toBe('theirs');
  });

  it('by another window, is heard of before anything is written', async () => {
    const { onServer, open, server, time } = keepNote();
    const second = open('a', { name: 'second' });
    const first = open('a', { name: 'first', tell: second.hear });
    first.change({ text: 'from the first' });
    await time.pass(1000);
    expect(second.view().value.text).toBe('from the first');
    second.change({ text: 'from the second' });
    await time.pass(1000);
    expect(server.calls).toHaveLength(2);
    expect(onServer()?.text).toBe('from the second');
  });
});

describe('deleted elsewhere', () => {
  it('is said, and put back on request with all that was written', async () => {
    const { onServer, open, server, time } = keepNote();
    const note = open('a');
    server.toTrash('a');
    note.change({ text: 'too late' });
    await time.pass(5000);
    expect(note.view().condition).toBe('gone');
    void note.revive();
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', id: 'a' });
    expect(onServer()?.text).toBe('too late');
  });

  it('for ever, is made anew', async () => {
    const { onServer, open, server, time } = keepNote();
    const note = open('a');
    server.records.delete('a');
    note.change({ text: 'too late' });
    await time.pass(5000);
    void note.revive();
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', id: 'id-1' });
    expect(onServer('id-1')).toMatchObject({ title: 'Note G', text: 'too late' });
  });
});
