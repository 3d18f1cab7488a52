import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#cv/testing/cv-editing/cv-server.ts';
import {
  AUTHOR,
  ENGINE,
  hide,
  insert,
  JOBS,
  LETTER,
  MATHS,
  moveItem,
  remove,
  SOCIETY,
  set,
} from '#cv/testing/cv-editing/note-g.ts';
import { setUpCv } from '#cv/testing/cv-editing/set-up-cv.ts';

const write = (text: string) => [set(LETTER, 'text', text)];

describe('changing a CV', () => {
  it('sends changes 600 ms after the last one, with only the last value of a field', async () => {
    const { drafts, open, server, time } = setUpCv();
    const { writer } = open();
    for (const text of ['N', 'No', 'Note']) {
      writer.do(write(text));
      await time.advance(300);
    }
    expect([server.calls, writer.view().condition, drafts.size]).toEqual([[], 'saving', 1]);
    await time.advance(400);
    expect(server.calls).toEqual([{ call: 'change', revision: 1, operations: write('Note') }]);
    expect([writer.view().condition, writer.view().revision, drafts.size]).toEqual(['saved', 2, 0]);
  });

  it('sends changes in the order in which they were made', async () => {
    const { open, server, time } = setUpCv();
    const { writer } = open();
    const added = insert(JOBS, 'items', { id: 'new', name: 'Babbage' });
    const operations = [
      set(LETTER, 'text', 'N'),
      added,
      set(LETTER, 'text', 'Note'),
      moveItem(ENGINE, 'past'),
      hide(MATHS),
    ];
    for (const operation of operations) writer.do([operation]);
    await time.advance(1000);
    expect(server.calls).toEqual([{ call: 'change', revision: 1, operations }]);
    expect(server.now().document.content).toEqual(writer.view().content);
  });

  it('does not send a change that is undone before it is sent', async () => {
    const { drafts, open, server, time } = setUpCv();
    const { writer } = open();
    writer.do(write('Note'));
    writer.undo();
    await time.advance(1000);
    expect([server.calls, writer.view().condition, drafts.size]).toEqual([[], 'saved', 0]);
    writer.redo();
    await time.advance(1000);
    expect(server.now().document.content).toEqual(writer.view().content);
  });

  it('sends changes made during a save with the next one, and runs one save at a time', async () => {
    const { storedField, open, server, time } = setUpCv();
    const { writer } = open({ line: { next: () => 'well', delay: 1000 } });
    writer.do(write('Note'));
    await time.advance(700);
    writer.do(write('Note G'));
    writer.do([hide(ENGINE)]);
    await time.advance(700);
    expect([server.calls.length, storedField(LETTER, 'text')]).toEqual([0, 'Weaves patterns']);
    await time.advance(10_000);
    expect(server.calls.map(({ revision, operations }) => [revision, operations])).toEqual([
      [1, write('Note')],
      [2, [...write('Note G'), hide(ENGINE)]],
    ]);
    expect([writer.view().condition, storedField(LETTER, 'text')]).toEqual(['saved', 'Note G']);
  });

  it('sends changes made at the start of a save with the next one', async () => {
    for (const moment of [0, 1, 2, 3, 4, 5]) {
      const { storedField, open, time } = setUpCv();
      const { writer } = open();
      writer.do(write('Note'));
      void writer.save();
      for (let tick = 0; tick < moment; tick += 1) await Promise.resolve();
      writer.do([set(AUTHOR, 'summary', 'Note G')]);
      await time.advance(5000);
      expect([storedField(LETTER, 'text'), storedField(AUTHOR, 'summary')]).toEqual(['Note', 'Note G']);
      expect(writer.view().condition).toBe('saved');
    }
  });

  it('sends a new name with other changes or alone', async () => {
    const { open, server, time } = setUpCv();
    const { writer } = open();
    writer.rename('Notes ');
    await time.advance(1000);
    writer.rename('Notes on');
    writer.do(write('Note'));
    await time.advance(1000);
    expect(server.calls).toMatchObject([
      { name: 'Notes ', operations: [] },
      { name: 'Notes on', operations: write('Note') },
    ]);
    expect([server.now().document.name, writer.view().name, writer.view().condition]).toEqual([
      'Notes on',
      'Notes on',
      'saved',
    ]);
  });

  it('throws for an operation that does not fit the CV and leaves the CV unchanged', () => {
    const { writer } = setUpCv().open();
    expect(() => writer.do([remove(['sections', 'nowhere'])])).toThrow();
    expect(writer.view()).toMatchObject({ condition: 'saved', undo: undefined });
  });
});

describe('a change that the server rejects', () => {
  it('is kept with the validation errors and sent again with the next change', async () => {
    const { drafts, storedField, open, server, time } = setUpCv();
    const { writer } = open();
    server.fault = ({ content }) => (content.basics.headline === '!' ? { 'document.basics.headline': 'Calmly.' } : {});
    writer.do([...write('mine'), set(['basics'], 'headline', '!')]);
    await time.advance(60_000);
    expect(writer.view()).toMatchObject({ condition: 'refused', faults: { 'document.basics.headline': 'Calmly.' } });
    expect(writer.view().content.basics.headline).toBe('!');
    expect([server.calls.length, storedField(LETTER, 'text')]).toEqual([1, 'Weaves patterns']);
    expect(drafts.get('window')?.value.content.basics.headline).toBe('!');

    writer.do([set(['basics'], 'headline', 'Analyst')]);
    expect(writer.view()).toMatchObject({ condition: 'saving', faults: {} });
    await time.advance(1000);
    expect([storedField(LETTER, 'text'), storedField(['basics'], 'headline')]).toEqual(['mine', 'Analyst']);
    expect([writer.view().condition, drafts.size]).toEqual(['saved', 0]);
  });

  it('is sent again when the window is reopened', async () => {
    const { storedField, open, server, time } = setUpCv();
    const window = open();
    server.fault = () => ({ name: 'Not today.' });
    window.writer.do(write('mine'));
    await time.advance(1000);
    window.crash();
    server.fault = () => ({});
    const { writer } = open({ takes: ['window'] });
    await time.advance(1000);
    expect([writer.view().condition, storedField(LETTER, 'text')]).toEqual(['saved', 'mine']);
  });
});

describe('saving without a connection', () => {
  it('stores changes locally and sends them once the connection is back', async () => {
    const { drafts, storedField, open, server, time } = setUpCv();
    let online = false;
    const { writer } = open({ online: () => online });
    writer.do(write('in a tunnel'));
    await time.advance(5000);
    expect([writer.view().condition, server.calls.length, drafts.size]).toEqual(['offline', 0, 1]);
    online = true;
    void writer.retry();
    await time.advance(100);
    expect([writer.view().condition, storedField(LETTER, 'text'), drafts.size]).toEqual(['saved', 'in a tunnel', 0]);
  });

  it('restores unsaved changes on opening and saves them once there is a connection', async () => {
    const { changeFromOtherDevice, connection, storedField, open, time } = setUpCv();
    const lost = open({ online: () => false });
    lost.writer.do(write('left behind'));
    lost.crash();
    changeFromOtherDevice(set(SOCIETY, 'name', 'theirs'));
    const { writer } = open({
      name: 'next',
      takes: ['window'],
      reaches: false,
      line: connection('lost there', 'lost there'),
    });
    expect(writer.view()).toMatchObject({ revision: 1, condition: 'saving' });
    await time.advance(20_000);
    expect([storedField(LETTER, 'text'), storedField(SOCIETY, 'name')]).toEqual(['left behind', 'theirs']);
    expect(writer.view()).toMatchObject({ revision: 3, condition: 'saved' });
  });

  it('reports a server error and keeps the changes', async () => {
    const { drafts, open, server, time } = setUpCv();
    const port = server.openPort({ next: () => 'well', delay: 0 });
    const send = vi.fn(async () => Promise.reject(refusal(500)));
    server.openPort = () => ({ ...port, send });
    const { writer } = open();
    writer.do(write('mine'));
    await time.advance(60_000);
    expect(writer.view()).toMatchObject({ condition: 'failed', message: 'refused with 500' });
    expect([send.mock.calls.length, drafts.size]).toEqual([1, 1]);
  });
});
