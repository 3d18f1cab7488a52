import { describe, expect, it } from 'vitest';
import { keepCv } from '#testing/cv-editing/keep-cv.ts';
import { AUTHOR, ENGINE, hide, LETTER, MATHS, remove, SOCIETY, set } from '#testing/cv-editing/note-g.ts';

const write = (text: string) => [set(LETTER, 'text', text)];

describe('a save without an answer', () => {
  it('that had not arrived is sent again, with what was written since', async () => {
    const { line, onServer, open, server, time } = keepCv();
    const { writer } = open({ line: line('lost there') });
    writer.do(write('Note'));
    await time.pass(700);
    expect(writer.view().condition).toBe('offline');
    writer.do([hide(ENGINE)]);
    await time.pass(5000);
    expect(server.calls).toEqual([{ call: 'change', revision: 1, operations: [...write('Note'), hide(ENGINE)] }]);
    expect([writer.view().condition, onServer(LETTER, 'text')]).toEqual(['saved', 'Note']);
  });

  it('that had arrived is known again, and what was written since goes after it', async () => {
    const { line, onServer, open, server, time } = keepCv();
    const { writer } = open({ line: line('lost back') });
    writer.do(write('Note'));
    writer.rename('Notes ');
    await time.pass(700);
    writer.do(write('Note G'));
    await time.pass(10_000);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect(onServer(LETTER, 'text')).toBe('Note G');
    expect(server.calls.map(({ call, revision }) => [call, revision])).toEqual([
      ['change', 1],
      ['change', 1],
      ['save', 2],
    ]);
  });

  it('that was taken back meanwhile is taken back on the server too, whether it had arrived or not', async () => {
    for (const fate of ['lost there', 'lost back', 'late'] as const) {
      const { drafts, line, onServer, open, time } = keepCv();
      const { writer } = open({ line: line(fate) });
      writer.do([...write('a mistake'), remove(SOCIETY)]);
      await time.pass(700);
      writer.undo();
      expect(writer.view().condition).toBe('offline');
      await time.pass(20_000);
      expect([onServer(LETTER, 'text'), onServer(SOCIETY, 'name')]).toEqual(['Weaves patterns', 'Royal Society']);
      expect([writer.view().condition, drafts.size]).toEqual(['saved', 0]);
    }
  });

  it('that was sent twice, and arrived the first time, is known again', async () => {
    const { line, onServer, open, time } = keepCv();
    const { writer } = open({ line: line('lost back') });
    writer.do([remove(SOCIETY), hide(ENGINE)]);
    await time.pass(700);
    void writer.retry();
    await time.pass(5);
    writer.undo();
    await time.pass(20_000);
    expect([onServer(SOCIETY, 'name'), onServer(ENGINE, 'visible')]).toEqual(['Royal Society', true]);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [] });
  });

  it('from which others went on is known again: what was taken back since stays so, and nothing is asked', async () => {
    const { elsewhere, line, onServer, open, time } = keepCv();
    const { writer } = open({ line: line('lost back', 'lost there') });
    writer.do([...write('a mistake'), remove(SOCIETY), set(AUTHOR, 'summary', 'Note')]);
    await time.pass(700);
    elsewhere(set(MATHS, 'name', 'theirs'));
    writer.undo();
    writer.do([set(AUTHOR, 'summary', 'Note G')]);
    await time.pass(20_000);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [] });
    expect([onServer(LETTER, 'text'), onServer(SOCIETY, 'name')]).toEqual(['Weaves patterns', 'Royal Society']);
    expect([onServer(AUTHOR, 'summary'), onServer(MATHS, 'name')]).toEqual(['Note G', 'theirs']);
  });

  it('is not taken for theirs, nor theirs for it, where others wrote in the same place', async () => {
    const { elsewhere, line, open, time } = keepCv();
    const { writer } = open({ line: line('lost there', 'lost there') });
    writer.do([...write('mine'), hide(ENGINE)]);
    await time.pass(700);
    elsewhere(...write('theirs'), hide(ENGINE));
    elsewhere(hide(MATHS));
    await time.pass(20_000);
    expect(writer.view().conflicts).toEqual([{ at: LETTER, field: 'text', mine: 'mine', theirs: 'theirs' }]);
  });
});

describe('where others were faster', () => {
  it('what they changed comes in, and all of it is sent as one document', async () => {
    const { elsewhere, onServer, open, server, time } = keepCv();
    const { writer } = open();
    elsewhere(set(SOCIETY, 'name', 'theirs'));
    writer.do(write('mine'));
    await time.pass(1000);
    expect(server.calls.map(({ call, revision }) => [call, revision])).toEqual([
      ['change', 1],
      ['save', 2],
    ]);
    expect([onServer(LETTER, 'text'), onServer(SOCIETY, 'name')]).toEqual(['mine', 'theirs']);
    expect(writer.view()).toMatchObject({ condition: 'saved', conflicts: [], content: server.now().document.content });
    writer.do([hide(MATHS)]);
    await time.pass(1000);
    expect(server.calls.at(-1)).toEqual({ call: 'change', revision: 3, operations: [hide(MATHS)] });
  });

  it('and wrote in the same field, nothing is sent until one has chosen', async () => {
    const { drafts, elsewhere, onServer, open, server, time } = keepCv();
    const { writer } = open();
    elsewhere(...write('theirs'));
    writer.do([...write('mine'), set(AUTHOR, 'summary', 'mine, too')]);
    await time.pass(60_000);
    expect(writer.view()).toMatchObject({
      condition: 'conflict',
      conflicts: [{ at: LETTER, field: 'text', mine: 'mine', theirs: 'theirs' }],
    });
    expect([server.calls.length, drafts.get('window')?.conflicts.length]).toEqual([1, 1]);
    writer.settle(0, 'mine');
    await time.pass(1000);
    expect([onServer(LETTER, 'text'), onServer(AUTHOR, 'summary')]).toEqual(['mine', 'mine, too']);
    expect([writer.view().condition, drafts.size]).toEqual(['saved', 0]);
  });

  it('theirs can be taken, and the rest is saved', async () => {
    const { elsewhere, onServer, open, time } = keepCv();
    const { writer } = open();
    elsewhere(...write('theirs'));
    writer.do([...write('mine'), set(AUTHOR, 'summary', 'mine, too')]);
    await time.pass(1000);
    writer.settle(0, 'theirs');
    await time.pass(1000);
    expect([onServer(LETTER, 'text'), onServer(AUTHOR, 'summary')]).toEqual(['theirs', 'mine, too']);
    writer.undo();
    await time.pass(1000);
    expect(onServer(LETTER, 'text')).toBe('mine');
  });

  it('what another window of this browser saved is heard of, and comes in', async () => {
    const { open, server, time } = keepCv();
    const other = open({ name: 'other' });
    const { writer } = open({ tell: (stored) => other.writer.hear(stored) });
    other.writer.do([set(AUTHOR, 'summary', 'theirs')]);
    writer.do(write('mine'));
    void writer.save();
    await time.pass(2000);
    expect(other.writer.view().condition).toBe('saved');
    expect(server.now().document.content).toEqual(other.writer.view().content);
    expect(server.calls.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('and deleted it, it can be put back with what was written here', async () => {
    const { drafts, onServer, open, server, time } = keepCv();
    const { writer } = open();
    server.trash();
    writer.do(write('mine'));
    await time.pass(60_000);
    expect(writer.view()).toMatchObject({ condition: 'gone', gone: true });
    expect(drafts.size).toBe(1);
    void writer.revive();
    await time.pass(1000);
    expect([writer.view().condition, onServer(LETTER, 'text')]).toEqual(['saved', 'mine']);
  });
});
