import { describe, expect, it } from 'vitest';
import { LETTER, set } from '#cv/testing/cv-editing/note-g.ts';
import { setUpCv } from '#cv/testing/cv-editing/set-up-cv.ts';
import { makeFakeTime } from '#testing/autosave/fake-time.ts';
import { makeDebouncedView, TYPING_PAUSE_MS } from './debounced-view.ts';

const PAUSE = TYPING_PAUSE_MS / 2;

function setup() {
  const time = makeFakeTime();
  const { writer } = setUpCv().open();
  const debounced = makeDebouncedView(writer, time.timers);
  const notifications: unknown[] = [];
  const unsubscribe = debounced.subscribe(() => notifications.push(debounced.view().content));
  const type = (text: string) => debounced.type(set(LETTER, 'text', text));
  return { time, writer, debounced, notifications, unsubscribe, type };
}

describe('a subscriber of the debounced view', () => {
  it('is notified once typing pauses', async () => {
    const { time, writer, notifications, type } = setup();
    for (const text of ['N', 'No', 'Note']) {
      type(text);
      await time.advance(PAUSE);
    }
    expect(notifications).toEqual([]);
    await time.advance(PAUSE + 1);
    expect(notifications).toEqual([writer.view().content]);
  });

  it('is notified at once of other changes and of the typing before them', () => {
    const { writer, notifications, type } = setup();
    type('Note');
    writer.rename('For Menabrea');
    expect(notifications).toEqual([writer.view().content]);
    type('Notes');
    writer.undo();
    expect(notifications.at(-1)).toBe(writer.view().content);
  });

  it('is notified by a flush and not again afterwards', async () => {
    const { time, debounced, notifications, type } = setup();
    debounced.flush();
    type('Note');
    debounced.flush();
    await time.advance(TYPING_PAUSE_MS + 1);
    expect(notifications).toHaveLength(1);
  });

  it('sees changes made while nothing was subscribed', () => {
    const { debounced, writer, unsubscribe, type } = setup();
    unsubscribe();
    type('Note');
    debounced.subscribe(() => {});
    expect(debounced.view()).toBe(writer.view());
  });
});
