import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMPTY_NOTE,
  type FakeServer,
  type Line,
  makeFakeServer,
  type Note,
  refusal,
} from '#testing/autosave/fake-server.ts';
import { type FakeTime, makeFakeTime } from '#testing/autosave/fake-time.ts';
import { openNote } from '#testing/autosave/open-note.ts';
import type { Draft } from './draft.ts';
import type { Prepare, Stored } from './editing.ts';

let time: FakeTime;
let server: FakeServer;
let drafts: Map<string, Draft<Note>>;

beforeEach(() => {
  time = makeFakeTime();
  server = makeFakeServer(time);
  drafts = new Map();
  server.put({ id: 'a', revision: 1, document: { ...EMPTY_NOTE, title: 'Note G', text: 'Bernoulli' } });
});

const open = (id?: string, more: Partial<Parameters<typeof openNote>[1]> = {}) =>
  openNote(id, { time, server, drafts, ...more });
const onServer = (id = 'a') => server.records.get(id)?.document;
/** Somebody else saves, on another device. */
const elsewhere = (fields: Partial<Note>) => {
  const record = server.records.get('a') as Stored<Note>;
  server.put({ ...record, revision: record.revision + 1, document: { ...record.document, ...fields } });
};

describe('what is written', () => {
  it('is sent 600 ms after the last change, and only what has changed', async () => {
    const note = open('a');
    note.change({ text: 'B' });
    await time.pass(500);
    note.change({ text: 'Be' });
    expect(note.view().condition).toBe('saving');
    await time.pass(599);
    expect(server.calls).toEqual([]);
    await time.pass(100);
    expect(server.calls).toEqual([{ call: 'save', fields: { text: 'Be' } }]);
    expect(note.view().condition).toBe('saved');
  });

  it('is sent at once when it is asked for', async () => {
    const note = open('a');
    note.change({ text: 'Be' });
    void note.save();
    await time.pass(30);
    expect(onServer()?.text).toBe('Be');
  });

  it('while a save is under way goes with the next, and never two at the same time', async () => {
    const note = open('a', { line: { next: () => 'well', delay: 2000 } });
    note.change({ text: 'one' });
    await time.pass(700);
    note.change({ text: 'two', more: 'three' });
    await time.pass(1000);
    expect(server.calls).toHaveLength(0);
    await time.pass(10_000);
    expect(server.calls.map(({ fields }) => fields)).toEqual([{ text: 'one' }, { text: 'two', more: 'three' }]);
    expect(note.view().condition).toBe('saved');
  });

  it('keeps the space at its end while one goes on, and is saved once', async () => {
    const note = open('a');
    note.change({ text: 'On the ' });
    await time.pass(1000);
    expect(onServer()?.text).toBe('On the');
    expect(note.view()).toMatchObject({ condition: 'saved', value: { text: 'On the ' } });
    note.change({ text: 'On the engine' });
    await time.pass(1000);
    expect(onServer()?.text).toBe('On the engine');
    expect(server.calls).toHaveLength(2);
  });
});

describe('something new', () => {
  it('is made by the first save once it has a title, and lies in a draft before', async () => {
    const note = open();
    note.change({ text: 'first' });
    await time.pass(5000);
    expect(note.view()).toMatchObject({ condition: 'new', id: undefined });
    expect(drafts.get('window')?.value.text).toBe('first');
    note.change({ title: 'Note A' });
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', id: 'id-1' });
    expect(server.calls).toEqual([{ call: 'create', fields: { text: 'first', title: 'Note A' } }]);
    expect(drafts.size).toBe(0);
  });

  it('is made once, though the answer was lost', async () => {
    const fates: ReturnType<Line['next']>[] = ['lost back'];
    const note = open(undefined, { line: { next: () => fates.shift() ?? 'well', delay: 10 } });
    note.change({ title: 'Note A ' });
    await time.pass(700);
    note.change({ title: 'Note A, on' });
    await time.pass(60_000);
    expect(server.records.size).toBe(2);
    expect(onServer('id-1')?.title).toBe('Note A, on');
    expect(note.view().conflicts).toEqual([]);
  });
});

describe('without a connection', () => {
  it('says so, keeps all in the draft, and sends it when the line is back', async () => {
    let online = false;
    const note = open('a', { online: () => online });
    note.change({ text: 'in a tunnel' });
    await time.pass(1000);
    expect(note.view().condition).toBe('offline');
    expect(drafts.get('window')?.value.text).toBe('in a tunnel');
    online = true;
    void note.retry();
    await time.pass(100);
    expect(note.view().condition).toBe('saved');
    expect(onServer()?.text).toBe('in a tunnel');
    expect(drafts.size).toBe(0);
  });

  it('tries again by itself, ever less often', async () => {
    let fates = 4;
    const note = open('a', { line: { next: () => (fates-- > 0 ? 'lost there' : 'well'), delay: 0 } });
    note.change({ text: 'again' });
    await time.pass(10_000);
    expect(note.view().condition).toBe('offline');
    await time.pass(60_000);
    expect(onServer()?.text).toBe('again');
  });

  it('what a closed window left is taken up by the next, on what the server has by now', async () => {
    const lost = open('a', { online: () => false });
    lost.change({ text: 'left behind' });
    await time.pass(1000);
    elsewhere({ more: 'from elsewhere' });
    const note = open('a');
    expect(note.view().value).toMatchObject({ text: 'left behind', more: 'from elsewhere' });
    void note.save();
    await time.pass(1000);
    expect(onServer()).toMatchObject({ text: 'left behind', more: 'from elsewhere' });
    expect(drafts.size).toBe(0);
  });

  it('what was typed before the answer was lost is not taken for somebody else’s', async () => {
    const fates: ReturnType<Line['next']>[] = ['lost back'];
    const note = open('a', { line: { next: () => fates.shift() ?? 'well', delay: 10 } });
    note.change({ text: 'Bernoulli’s ' });
    await time.pass(700);
    note.change({ text: 'Bernoulli’s numbers' });
    await time.pass(10_000);
    expect(note.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(onServer()?.text).toBe('Bernoulli’s numbers');
  });

  it('taking back what was sent without an answer stays taken back', async () => {
    const fates: ReturnType<Line['next']>[] = ['lost back'];
    const note = open('a', { line: { next: () => fates.shift() ?? 'well', delay: 10 } });
    note.change({ text: 'a mistake' });
    await time.pass(700);
    note.undo();
    expect(note.view().value.text).toBe('Bernoulli');
    note.change({ more: 'go on' });
    await time.pass(10_000);
    expect(onServer()).toMatchObject({ text: 'Bernoulli', more: 'go on' });
    expect(note.view().condition).toBe('saved');
  });
});

describe('saved elsewhere', () => {
  it('other fields come in silently', async () => {
    const note = open('a');
    elsewhere({ more: 'theirs', parts: { one: '', two: 'theirs' } });
    note.change({ text: 'mine', parts: { one: 'mine', two: '' } });
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(onServer()).toMatchObject({ text: 'mine', more: 'theirs', parts: { one: 'mine', two: 'theirs' } });
  });

  it('words that both added are all there', async () => {
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

describe('what the server refuses', () => {
  it('waits with its fault, and the rest is saved', async () => {
    server.faults.title = (title) => (title === 'taken' ? 'This is taken.' : undefined);
    const note = open('a');
    note.change({ title: 'taken', text: 'fine' });
    await time.pass(1000);
    expect(note.view()).toMatchObject({ condition: 'refused', refused: { title: 'This is taken.' } });
    expect(note.view().value.title).toBe('taken');
    expect(onServer()).toMatchObject({ title: 'Note G', text: 'fine' });
    expect(drafts.get('window')?.value.title).toBe('taken');
    note.change({ title: 'free' });
    expect(note.view().refused).toEqual({});
    await time.pass(1000);
    expect(note.view().condition).toBe('saved');
    expect(onServer()?.title).toBe('free');
  });

  it('is not sent again and again, though it names a field that was not sent', async () => {
    const port = server.openPort({ next: () => 'well', delay: 0 });
    const save = port.save;
    let tries = 0;
    server.openPort = () => ({
      ...port,
      save: async (id, revision, fields) => {
        tries += 1;
        if ('text' in fields) throw refusal(400, { fields: [{ path: 'more', message: 'Too early.' }] });
        return save(id, revision, fields);
      },
    });
    const note = open('a');
    note.change({ text: 'late' });
    await time.pass(60_000);
    expect(tries).toBe(1);
    expect(note.view()).toMatchObject({ condition: 'refused', refused: { more: 'Too early.' } });
  });

  it('can be told beforehand, and is not sent', async () => {
    const prepare: Prepare<Note> = (document) => ({
      document,
      faults: document.text.includes('!') ? { text: 'Calmly.' } : {},
    });
    const note = open('a', { prepare });
    note.change({ text: 'Aha!', more: 'fine' });
    await time.pass(1000);
    expect(server.calls).toEqual([{ call: 'save', fields: { more: 'fine' } }]);
    expect(note.view()).toMatchObject({ condition: 'refused', faults: { text: 'Calmly.' } });
  });
});

describe('deleted elsewhere', () => {
  it('is said, and put back on request with all that was written', async () => {
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

describe('undoing', () => {
  it('takes back what was written in one go, and does it again', async () => {
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
    const note = open('a');
    for (let step = 1; step <= 60; step += 1) note.change({ tags: [String(step)] });
    for (let step = 1; step <= 60; step += 1) note.undo();
    expect(note.view().value.tags).toEqual([]);
  });
});
