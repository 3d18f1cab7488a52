import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_NOTE, type FakeConnection, makeFakeServer, type Note } from '#platform/testing/autosave/fake-server.ts';
import { openWindow } from '#platform/testing/autosave/open-note.ts';
import { makeFakeTime } from '#testing/autosave/fake-time.ts';
import { runs } from '#testing/runs.ts';
import type { Draft } from './draft.ts';
import type { StoredDocument } from './editing.ts';

/** An event in one of two windows. Each typed word is unique, so that it can be found again. */
type EditorEvent =
  | { do: 'type'; window: 0 | 1; field: 'title' | 'text' | 'one' | 'two' | 'tags' }
  | { do: 'wait'; milliseconds: number }
  | { do: 'crash' | 'save' | 'settle' | 'undo and redo'; window: 0 | 1 }
  | { do: 'line'; window: 0 | 1; fates: DeliveryOutcome[] }
  | { do: 'refuse'; field: 'title' | 'text' };
type DeliveryOutcome = ReturnType<FakeConnection['next']>;

const window = fc.constantFrom(0 as const, 1 as const);
const deliveryOutcome = fc.constantFrom<DeliveryOutcome>('well', 'lost there', 'lost back');
const field = fc.constantFrom('title' as const, 'text' as const, 'one' as const, 'two' as const, 'tags' as const);
const plainAction = fc.constantFrom('crash' as const, 'save' as const, 'settle' as const, 'undo and redo' as const);
const event: fc.Arbitrary<EditorEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('type' as const), window, field }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 1500 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: plainAction, window }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      window,
      fates: fc.array(deliveryOutcome, { maxLength: 6 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refuse' as const),
      field: fc.constantFrom('title' as const, 'text' as const),
    }),
  },
);

const wordsOf = (value: unknown): string[] => JSON.stringify(value).match(/w\d+/g) ?? [];

/** Simulates a user who resolves a conflict by keeping the words of both sides. */
const bothOf = (mine: unknown, theirs: unknown) => [...new Set([...wordsOf(mine), ...wordsOf(theirs)])];

type WindowAwareness = 'tell each other' | 'do not know of each other';

async function runScenario(events: readonly EditorEvent[], begin: 'new' | 'known', awareness: WindowAwareness) {
  const time = makeFakeTime();
  const server = makeFakeServer(time);
  const drafts = new Map<string, Draft<Note>>();
  if (begin === 'known') server.put({ id: 'a', revision: 1, document: EMPTY_NOTE });
  const outcomes: DeliveryOutcome[][] = [[], []];
  const ids: (string | undefined)[] = begin === 'known' ? ['a', 'a'] : [undefined, undefined];
  const typed: string[] = [];
  let count = 0;

  const open = (at: 0 | 1) =>
    openWindow(ids[at], {
      time,
      server,
      drafts,
      name: `window ${at}`,
      line: { next: () => outcomes[at]?.shift() ?? 'well', delay: 15 + at * 10 },
      announceSave: (stored: StoredDocument<Note>) => {
        ids[at] = stored.id;
        if (awareness === 'tell each other') windows[1 - at]?.note.receive(structuredClone(stored));
      },
    });
  const windows = [open(0), open(1)];

  const settle = (at: 0 | 1) => {
    const note = windows[at]?.note;
    const [conflict] = note?.view().conflicts ?? [];
    if (!note || !conflict) return;
    const [name = '', inner] = conflict.path;
    const mine = note.view().value[name as keyof Note];
    const words = bothOf(inner ? (mine as Record<string, unknown>)[inner] : mine, conflict.theirs);
    const next = name === 'tags' ? words : words.join(' ');
    note.change({ [name]: inner ? { ...(mine as object), [inner]: next } : next });
    if (note.view().conflicts.some(({ path }) => path.join() === conflict.path.join())) note.resolveConflict(0, 'mine');
  };

  const type = (at: 0 | 1, field: (EditorEvent & { do: 'type' })['field']) => {
    count += 1;
    const word = `w${count}`;
    typed.push(word);
    const { value } = windows[at]?.note.view() ?? { value: EMPTY_NOTE };
    const more = (text: string) => `${text} ${word} `;
    if (field === 'tags') windows[at]?.note.change({ tags: [...value.tags, word] });
    else if (field === 'one' || field === 'two') {
      windows[at]?.note.change({ parts: { ...value.parts, [field]: more(value.parts[field]) } });
    } else windows[at]?.note.change({ [field]: more(value[field]) });
  };

  for (const event of events) {
    if (event.do === 'type') type(event.window, event.field);
    else if (event.do === 'wait') await time.advance(event.milliseconds);
    else if (event.do === 'crash') {
      windows[event.window]?.crash();
      ids[event.window] = drafts.get(`window ${event.window}`)?.id ?? ids[event.window];
      windows[event.window] = open(event.window);
    } else if (event.do === 'save') void windows[event.window]?.note.save();
    else if (event.do === 'settle') settle(event.window);
    else if (event.do === 'undo and redo') {
      if (windows[event.window]?.note.view().canUndo) {
        windows[event.window]?.note.undo();
        windows[event.window]?.note.redo();
      }
    } else if (event.do === 'line') outcomes[event.window] = [...event.fates];
    else if (event.do === 'refuse') {
      let times = 1;
      server.faults[event.field] = () => (times-- > 0 ? 'Not this time.' : undefined);
    }
  }

  // In the end the connection works and the server accepts everything.
  delete server.faults.title;
  delete server.faults.text;
  for (const at of [0, 1] as const) {
    outcomes[at] = [];
    type(at, 'title');
    type(at, 'text');
  }
  for (let round = 0; round < 12; round += 1) {
    for (const at of [0, 1] as const) {
      void windows[at]?.note.refresh();
      await time.advance(100);
      settle(at);
      void windows[at]?.note.retry();
    }
    await time.advance(40_000);
  }
  return { typed, windows, server, drafts };
}

for (const awareness of ['tell each other', 'do not know of each other'] as const) {
  it(`every word typed in two windows that ${awareness} is on the server in the end`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const { typed, windows, server, drafts } = await runScenario(events, 'known', awareness);
        expect(windows.map(({ note }) => note.view().condition)).toEqual(['saved', 'saved']);
        expect(wordsOf(server.records.get('a')?.document)).toEqual(expect.arrayContaining(typed));
        expect(drafts.size).toBe(0);
      }),
      { numRuns: runs(300) },
    );
  });
}

it('two new documents in two windows are each created once, with every word that was typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const { typed, server } = await runScenario(events, 'new', 'do not know of each other');
      expect(server.records.size).toBe(2);
      expect(wordsOf([...server.records.values()])).toEqual(expect.arrayContaining(typed));
    }),
    { numRuns: runs(300) },
  );
});
