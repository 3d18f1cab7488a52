import { describe, expect, it } from 'vitest';
import { type FakeConnection, type Note, refusal } from '#testing/autosave/fake-server.ts';
import { setUpNote } from '#testing/autosave/set-up-note.ts';
import type { PrepareDocument } from './editing.ts';

describe('what is written', () => {
  it('is sent 600 ms after the last change, and only what has changed', async () => {
    const { open, server, time } = setUpNote();
    const note = open('a');
    note.change({ text: 'B' });
    await time.advance(500);
    note.change({ text: 'Be' });
    expect(note.view().condition).toBe('saving');
    await time.advance(599);
    expect(server.calls).toEqual([]);
    await time.advance(100);
    expect(server.calls).toEqual([{ call: 'save', fields: { text: 'Be' } }]);
    expect(note.view().condition).toBe('saved');
  });

  it('is sent at once when it is asked for', async () => {
    const { storedDocument, open, time } = setUpNote();
    const note = open('a');
    note.change({ text: 'Be' });
    void note.save();
    await time.advance(30);
    expect(storedDocument()?.text).toBe('Be');
  });

  it('while a save is under way goes with the next, and never two at the same time', async () => {
    const { open, server, time } = setUpNote();
    const note = open('a', { line: { next: () => 'well', delay: 2000 } });
    note.change({ text: 'one' });
    await time.advance(700);
    note.change({ text: 'two', more: 'three' });
    await time.advance(1000);
    expect(server.calls).toHaveLength(0);
    await time.advance(10_000);
    expect(server.calls.map(({ fields }) => fields)).toEqual([{ text: 'one' }, { text: 'two', more: 'three' }]);
    expect(note.view().condition).toBe('saved');
  });

  it('keeps the space at its end while one goes on, and is saved once', async () => {
    const { storedDocument, open, server, time } = setUpNote();
    const note = open('a');
    note.change({ text: 'On the ' });
    await time.advance(1000);
    expect(storedDocument()?.text).toBe('On the');
    expect(note.view()).toMatchObject({ condition: 'saved', value: { text: 'On the ' } });
    note.change({ text: 'On the engine' });
    await time.advance(1000);
    expect(storedDocument()?.text).toBe('On the engine');
    expect(server.calls).toHaveLength(2);
  });
});

describe('something new', () => {
  it('is made by the first save once it has a title, and lies in a draft before', async () => {
    const { drafts, open, server, time } = setUpNote();
    const note = open();
    note.change({ text: 'first' });
    await time.advance(5000);
    expect(note.view()).toMatchObject({ condition: 'new', id: undefined });
    expect(drafts.get('window')?.value.text).toBe('first');
    note.change({ title: 'Note A' });
    await time.advance(1000);
    expect(note.view()).toMatchObject({ condition: 'saved', id: 'id-1' });
    expect(server.calls).toEqual([{ call: 'create', fields: { text: 'first', title: 'Note A' } }]);
    expect(drafts.size).toBe(0);
  });

  it('is made once, though the answer was lost', async () => {
    const { storedDocument, open, server, time } = setUpNote();
    const outcomes: ReturnType<FakeConnection['next']>[] = ['lost back'];
    const note = open(undefined, { line: { next: () => outcomes.shift() ?? 'well', delay: 10 } });
    note.change({ title: 'Note A ' });
    await time.advance(700);
    note.change({ title: 'Note A, on' });
    await time.advance(60_000);
    expect(server.records.size).toBe(2);
    expect(storedDocument('id-1')?.title).toBe('Note A, on');
    expect(note.view().conflicts).toEqual([]);
  });
});

describe('without a connection', () => {
  it('says so, keeps all in the draft, and sends it when the line is back', async () => {
    const { drafts, storedDocument, open, time } = setUpNote();
    let online = false;
    const note = open('a', { online: () => online });
    note.change({ text: 'in a tunnel' });
    await time.advance(1000);
    expect(note.view().condition).toBe('offline');
    expect(drafts.get('window')?.value.text).toBe('in a tunnel');
    online = true;
    void note.retry();
    await time.advance(100);
    expect(note.view().condition).toBe('saved');
    expect(storedDocument()?.text).toBe('in a tunnel');
    expect(drafts.size).toBe(0);
  });

  it('tries again by itself, ever less often', async () => {
    const { storedDocument, open, time } = setUpNote();
    let outcomes = 4;
    const note = open('a', { line: { next: () => (outcomes-- > 0 ? 'lost there' : 'well'), delay: 0 } });
    note.change({ text: 'again' });
    await time.advance(10_000);
    expect(note.view().condition).toBe('offline');
    await time.advance(60_000);
    expect(storedDocument()?.text).toBe('again');
  });

  it('what a closed window left is taken up by the next, on what the server has by now', async () => {
    const { drafts, saveFromOtherDevice, storedDocument, open, time } = setUpNote();
    const lost = open('a', { online: () => false });
    lost.change({ text: 'left behind' });
    await time.advance(1000);
    saveFromOtherDevice({ more: 'from elsewhere' });
    const note = open('a');
    expect(note.view().value).toMatchObject({ text: 'left behind', more: 'from elsewhere' });
    void note.save();
    await time.advance(1000);
    expect(storedDocument()).toMatchObject({ text: 'left behind', more: 'from elsewhere' });
    expect(drafts.size).toBe(0);
  });

  it('what was typed before the answer was lost is not taken for somebody else’s', async () => {
    const { storedDocument, open, time } = setUpNote();
    const outcomes: ReturnType<FakeConnection['next']>[] = ['lost back'];
    const note = open('a', { line: { next: () => outcomes.shift() ?? 'well', delay: 10 } });
    note.change({ text: 'Bernoulli’s ' });
    await time.advance(700);
    note.change({ text: 'Bernoulli’s numbers' });
    await time.advance(10_000);
    expect(note.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(storedDocument()?.text).toBe('Bernoulli’s numbers');
  });

  it('taking back what was sent without an answer stays taken back', async () => {
    const { storedDocument, open, time } = setUpNote();
    const outcomes: ReturnType<FakeConnection['next']>[] = ['lost back'];
    const note = open('a', { line: { next: () => outcomes.shift() ?? 'well', delay: 10 } });
    note.change({ text: 'a mistake' });
    await time.advance(700);
    note.undo();
    expect(note.view().value.text).toBe('Bernoulli');
    note.change({ more: 'go on' });
    await time.advance(10_000);
    expect(storedDocument()).toMatchObject({ text: 'Bernoulli', more: 'go on' });
    expect(note.view().condition).toBe('saved');
  });
});

describe('what the server refuses', () => {
  it('waits with its fault, and the rest is saved', async () => {
    const { drafts, storedDocument, open, server, time } = setUpNote();
    server.faults.title = (title) => (title === 'taken' ? 'This is taken.' : undefined);
    const note = open('a');
    note.change({ title: 'taken', text: 'fine' });
    await time.advance(1000);
    expect(note.view()).toMatchObject({ condition: 'refused', refused: { title: 'This is taken.' } });
    expect(note.view().value.title).toBe('taken');
    expect(storedDocument()).toMatchObject({ title: 'Note G', text: 'fine' });
    expect(drafts.get('window')?.value.title).toBe('taken');
    note.change({ title: 'free' });
    expect(note.view().refused).toEqual({});
    await time.advance(1000);
    expect(note.view().condition).toBe('saved');
    expect(storedDocument()?.title).toBe('free');
  });

  it('is not sent again and again, though it names a field that was not sent', async () => {
    const { open, server, time } = setUpNote();
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
    await time.advance(60_000);
    expect(tries).toBe(1);
    expect(note.view()).toMatchObject({ condition: 'refused', refused: { more: 'Too early.' } });
  });

  it('can be told beforehand, and is not sent', async () => {
    const { open, server, time } = setUpNote();
    const prepare: PrepareDocument<Note> = (document) => ({
      document,
      faults: document.text.includes('!') ? { text: 'Calmly.' } : {},
    });
    const note = open('a', { prepare });
    note.change({ text: 'Aha!', more: 'fine' });
    await time.advance(1000);
    expect(server.calls).toEqual([{ call: 'save', fields: { more: 'fine' } }]);
    expect(note.view()).toMatchObject({ condition: 'refused', faults: { text: 'Calmly.' } });
  });
});
