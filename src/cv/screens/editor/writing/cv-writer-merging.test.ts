import { describe, expect, it } from 'vitest';
import { AUTHOR, ENGINE, hide, LETTER, MATHS, remove, SOCIETY, set } from '#cv/testing/cv-editing/note-g.ts';
import { setUpCv } from '#cv/testing/cv-editing/set-up-cv.ts';

const write = (text: string) => [set(LETTER, 'text', text)];

describe('a save without a response', () => {
  it('is sent again with later changes if it did not arrive', async () => {
    const { connection, storedField, open, server, time } = setUpCv();
    const { writer } = open({ line: connection('lost there') });
    writer.do(write('Note'));
    await time.advance(700);
    expect(writer.view().condition).toBe('offline');
    writer.do([hide(ENGINE)]);
    await time.advance(5000);
    expect(server.calls).toEqual([{ call: 'change', revision: 1, operations: [...write('Note'), hide(ENGINE)] }]);
    expect([writer.view().condition, storedField(LETTER, 'text')]).toEqual(['saved', 'Note']);
  });

  it('is recognised if it arrived, and later changes are sent after it', async () => {
    const { connection, storedField, open, server, time } = setUpCv();
    const { writer } = open({ line: connection('lost back') });
    writer.do(write('Note'));
    writer.rename('Notes ');
    await time.advance(700);
    writer.do(write('Note G'));
    await time.advance(10_000);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(storedField(LETTER, 'text')).toBe('Note G');
    expect(server.calls.map(({ call, revision }) => [call, revision])).toEqual([
      ['change', 1],
      ['change', 1],
      ['save', 2],
    ]);
  });

  it('is undone on the server if it was undone locally, whether or not it arrived', async () => {
    for (const fate of ['lost there', 'lost back', 'late'] as const) {
      const { drafts, connection, storedField, open, time } = setUpCv();
      const { writer } = open({ line: connection(fate) });
      writer.do([...write('a mistake'), remove(SOCIETY)]);
      await time.advance(700);
      writer.undo();
      expect(writer.view().condition).toBe('offline');
      await time.advance(20_000);
      expect([storedField(LETTER, 'text'), storedField(SOCIETY, 'name')]).toEqual(['Weaves patterns', 'Royal Society']);
      expect([writer.view().condition, drafts.size]).toEqual(['saved', 0]);
    }
  });

  it('is recognised if it was sent twice and arrived the first time', async () => {
    const { connection, storedField, open, time } = setUpCv();
    const { writer } = open({ line: connection('lost back') });
    writer.do([remove(SOCIETY), hide(ENGINE)]);
    await time.advance(700);
    void writer.retry();
    await time.advance(5);
    writer.undo();
    await time.advance(20_000);
    expect([storedField(SOCIETY, 'name'), storedField(ENGINE, 'visible')]).toEqual(['Royal Society', true]);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [] });
  });

  it('is recognised after a change elsewhere, and a local undo since persists without conflicts', async () => {
    const { changeFromOtherDevice, connection, storedField, open, time } = setUpCv();
    const { writer } = open({ line: connection('lost back', 'lost there') });
    writer.do([...write('a mistake'), remove(SOCIETY), set(AUTHOR, 'summary', 'Note')]);
    await time.advance(700);
    changeFromOtherDevice(set(MATHS, 'name', 'theirs'));
    writer.undo();
    writer.do([set(AUTHOR, 'summary', 'Note G')]);
    await time.advance(20_000);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect([storedField(LETTER, 'text'), storedField(SOCIETY, 'name')]).toEqual(['Weaves patterns', 'Royal Society']);
    expect([storedField(AUTHOR, 'summary'), storedField(MATHS, 'name')]).toEqual(['Note G', 'theirs']);
  });

  it('is not confused with a change made elsewhere to the same field', async () => {
    const { changeFromOtherDevice, connection, open, time } = setUpCv();
    const { writer } = open({ line: connection('lost there', 'lost there') });
    writer.do([...write('mine'), hide(ENGINE)]);
    await time.advance(700);
    changeFromOtherDevice(...write('theirs'), hide(ENGINE));
    changeFromOtherDevice(hide(MATHS));
    await time.advance(20_000);
    expect(writer.view().conflicts).toEqual([{ at: LETTER, field: 'text', mine: 'mine', theirs: 'theirs' }]);
  });
});

describe('a CV that was changed elsewhere', () => {
  it('merges the other changes and sends the whole document', async () => {
    const { changeFromOtherDevice, storedField, open, server, time } = setUpCv();
    const { writer } = open();
    changeFromOtherDevice(set(SOCIETY, 'name', 'theirs'));
    writer.do(write('mine'));
    await time.advance(1000);
    expect(server.calls.map(({ call, revision }) => [call, revision])).toEqual([
      ['change', 1],
      ['save', 2],
    ]);
    expect([storedField(LETTER, 'text'), storedField(SOCIETY, 'name')]).toEqual(['mine', 'theirs']);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [], content: server.now().document.content });
    writer.do([hide(MATHS)]);
    await time.advance(1000);
    expect(server.calls.at(-1)).toEqual({ call: 'change', revision: 3, operations: [hide(MATHS)] });
  });

  it('sends nothing until a conflict in the same field is resolved', async () => {
    const { drafts, changeFromOtherDevice, storedField, open, server, time } = setUpCv();
    const { writer } = open();
    changeFromOtherDevice(...write('theirs'));
    writer.do([...write('mine'), set(AUTHOR, 'summary', 'mine, too')]);
    await time.advance(60_000);
    expect(writer.view()).toMatchObject({
      condition: 'conflict',
      conflicts: [{ at: LETTER, field: 'text', mine: 'mine', theirs: 'theirs' }],
    });
    expect([server.calls.length, drafts.get('window')?.conflicts.length]).toEqual([1, 1]);
    writer.resolveConflict(0, 'mine');
    await time.advance(1000);
    expect([storedField(LETTER, 'text'), storedField(AUTHOR, 'summary')]).toEqual(['mine', 'mine, too']);
    expect([writer.view().condition, drafts.size]).toEqual(['saved', 0]);
  });

  it('accepts the other change on request and saves the rest', async () => {
    const { changeFromOtherDevice, storedField, open, time } = setUpCv();
    const { writer } = open();
    changeFromOtherDevice(...write('theirs'));
    writer.do([...write('mine'), set(AUTHOR, 'summary', 'mine, too')]);
    await time.advance(1000);
    writer.resolveConflict(0, 'theirs');
    await time.advance(1000);
    expect([storedField(LETTER, 'text'), storedField(AUTHOR, 'summary')]).toEqual(['theirs', 'mine, too']);
    writer.undo();
    await time.advance(1000);
    expect(storedField(LETTER, 'text')).toBe('mine');
  });

  it('merges changes saved by another window of the same browser', async () => {
    const { open, server, time } = setUpCv();
    const other = open({ name: 'other' });
    const { writer } = open({ announceSave: (stored) => other.writer.receive(stored) });
    other.writer.do([set(AUTHOR, 'summary', 'theirs')]);
    writer.do(write('mine'));
    void writer.save();
    await time.advance(2000);
    expect(other.writer.view().condition).toBe('saved');
    expect(server.now().document.content).toEqual(other.writer.view().content);
    expect(server.calls.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('can be restored with the local changes after being deleted elsewhere', async () => {
    const { drafts, storedField, open, server, time } = setUpCv();
    const { writer } = open();
    server.trash();
    writer.do(write('mine'));
    await time.advance(60_000);
    expect(writer.view()).toMatchObject({ condition: 'gone', gone: true });
    expect(drafts.size).toBe(1);
    void writer.restore();
    await time.advance(1000);
    expect([writer.view().condition, storedField(LETTER, 'text')]).toEqual(['saved', 'mine']);
  });
});
