import { describe, expect, it } from 'vitest';
import { type FakeConnection, type Note, refusal } from '#platform/testing/autosave/fake-server.ts';
import { setUpNote } from '#platform/testing/autosave/set-up-note.ts';
import type { PrepareDocument } from './editing.ts';

describe('a change', () => {
  it('is sent after 600 ms without another change, with only the changed fields', async () => {
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

  it('is sent immediately on save()', async () => {
    const { storedDocument, open, time } = setUpNote();
    const note = open('a');
    note.change({ text: 'Be' });
    void note.save();
    await time.advance(30);
    expect(storedDocument()?.text).toBe('Be');
  });

  it('during a save is sent with the next save, never concurrently', async () => {
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

  it('keeps a trailing space while typing continues, and is saved once', async () => {
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

describe('a new document', () => {
  it('is created by the first save once it has a title, and is a draft until then', async () => {
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

  it('is created once, even if the response was lost', async () => {
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
  it('the state is offline, and the draft is sent when the connection is back', async () => {
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

  it('saving is retried automatically, at increasing intervals', async () => {
    const { storedDocument, open, time } = setUpNote();
    let outcomes = 4;
    const note = open('a', { line: { next: () => (outcomes-- > 0 ? 'lost there' : 'well'), delay: 0 } });
    note.change({ text: 'again' });
    await time.advance(10_000);
    expect(note.view().condition).toBe('offline');
    await time.advance(60_000);
    expect(storedDocument()?.text).toBe('again');
  });

  it('the draft of a closed window is restored onto the server’s current version', async () => {
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

  it('a change whose response was lost causes no conflict', async () => {
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

  it('a change whose response was lost stays undone after an undo', async () => {
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

describe('a refused field', () => {
  it('keeps its fault, and the other fields are saved', async () => {
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

  it('is not sent repeatedly, even if the fault names a field that was not sent', async () => {
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

  it('is not sent if its fault is found locally', async () => {
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
