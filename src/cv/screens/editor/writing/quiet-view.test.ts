import { describe, expect, it } from 'vitest';
import { makeFakeTime } from '#testing/autosave/fake-time.ts';
import { keepCv } from '#testing/cv-editing/keep-cv.ts';
import { LETTER, set } from '#testing/cv-editing/note-g.ts';
import { makeQuietView, TYPING_RESTS_MILLISECONDS } from './quiet-view.ts';

const PAUSE = TYPING_RESTS_MILLISECONDS / 2;

function look() {
  const time = makeFakeTime();
  const { writer } = keepCv().open();
  const quiet = makeQuietView(writer, time.timers);
  const told: unknown[] = [];
  const deafen = quiet.subscribe(() => told.push(quiet.view().content));
  const type = (text: string) => quiet.type(set(LETTER, 'text', text));
  return { time, writer, quiet, told, deafen, type };
}

describe('a screen around a field in which one types', () => {
  it('hears of the letters once the typing rests', async () => {
    const { time, writer, told, type } = look();
    for (const text of ['N', 'No', 'Note']) {
      type(text);
      await time.pass(PAUSE);
    }
    expect(told).toEqual([]);
    await time.pass(PAUSE + 1);
    expect(told).toEqual([writer.view().content]);
  });

  it('hears at once of whatever else is done, and of the letters before it', () => {
    const { writer, told, type } = look();
    type('Note');
    writer.rename('For Menabrea');
    expect(told).toEqual([writer.view().content]);
    type('Notes');
    writer.undo();
    expect(told.at(-1)).toBe(writer.view().content);
  });

  it('can be told what it has missed, and then is not told twice', async () => {
    const { time, quiet, told, type } = look();
    quiet.catchUp();
    type('Note');
    quiet.catchUp();
    await time.pass(TYPING_RESTS_MILLISECONDS + 1);
    expect(told).toHaveLength(1);
  });

  it('finds what was done while nobody looked', () => {
    const { quiet, writer, deafen, type } = look();
    deafen();
    type('Note');
    quiet.subscribe(() => {});
    expect(quiet.view()).toBe(writer.view());
  });
});
