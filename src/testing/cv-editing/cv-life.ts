import fc from 'fast-check';
import type { Draft } from '#cv/model/editing/draft.ts';
import { isEqual } from '#platform/autosave/fields.ts';
import { makeFakeTime } from '../autosave/fake-time.ts';
import { type Deed, deeds, makePerson, type Person, wordsOf } from './cv-person.ts';
import { type Fate, makeCvServer } from './cv-server.ts';
import { openCvWindow } from './cv-window.ts';
import { NOTE_G } from './note-g.ts';

/** The index of one of two windows in which a CV is edited. */
type At = 0 | 1;
export type Event =
  | { do: 'deed'; window: At; deed: Deed }
  | { do: 'wait'; milliseconds: number }
  | { do: 'crash' | 'open' | 'save' | 'refresh'; window: At; reaches: boolean }
  | { do: 'line'; window: At; fates: Fate[] }
  | { do: 'refuse' };

const window = fc.constantFrom<At>(0, 1);
const fate = fc.constantFrom<Fate>('well', 'lost there', 'lost back', 'late');
export const events = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ do: fc.constant('deed' as const), window, deed: deeds }) },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 1500 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('crash' as const, 'open' as const, 'save' as const, 'refresh' as const),
        ...{ window, reaches: fc.boolean() },
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('line' as const),
        window,
        fates: fc.array(fate, { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'refuse' as const }) },
  ),
  { minLength: 8, maxLength: 40, size: 'max' },
);

const NAME = 'Note G';
/** The maximum number of rounds in which conflicts are answered and pending changes saved. */
const ROUNDS = 40;
/** Long enough for late requests to arrive and for every retry. */
const LONG = 40_000;

/** Runs the events in two windows, then restores the connection and continues until every conflict is answered. */
export async function live(happenings: readonly Event[], tells: boolean) {
  const life = begin(tells);
  life.open(0);
  life.open(1);
  for (const event of happenings) await life.happen(event);
  life.makeGood();
  for (const at of [0, 1] as const) {
    life.open(at);
    life.act(at, { do: 'type', place: at, field: 0 });
  }
  for (let round = 0; round < ROUNDS && !life.isDone(); round += 1) {
    for (const at of [0, 1] as const) {
      void life.writer(at)?.refresh();
      await life.time.pass(100);
      life.act(at, { do: 'answer' });
      void life.writer(at)?.retry();
      await life.time.pass(2000);
    }
  }
  await life.time.pass(LONG);
  return life.end();
}

/** Runs the events in one window, which hears of the server only through responses. */
export async function liveAlone(happenings: readonly Event[]) {
  const life = begin(false);
  life.open(0);
  const seen = () => life.writer(0)?.view();
  let asked = 0;
  let changed = 0;
  for (const event of happenings) {
    const before = seen();
    if (event.do !== 'refuse') await life.happen({ ...event, ...('window' in event ? { window: 0 } : {}) } as Event);
    life.open(0, event.do !== 'crash' || event.reaches);
    asked += seen()?.conflicts.length ?? 0;
    if (event.do !== 'deed' && !isEqual(before?.content, seen()?.content)) changed += 1;
  }
  life.makeGood();
  const last = seen();
  for (let round = 0; round < 3; round += 1) {
    void life.writer(0)?.retry();
    await life.time.pass(LONG);
  }
  return { ...life.end(), last, asked, changed };
}

function begin(tells: boolean) {
  const time = makeFakeTime();
  const server = makeCvServer(time, { id: 'cv', revision: 1, document: { name: NAME, content: NOTE_G } });
  const drafts = new Map<string, Draft>();
  const fates: [Fate[], Fate[]] = [[], []];
  const windows: [Living, Living] = [undefined, undefined];
  const people: [Person, Person] = [makePerson('a'), makePerson('b')];
  let opened = 0;

  function open(at: At, reaches = true) {
    if (windows[at]) return;
    opened += 1;
    const alive = windows.map((living) => living?.name);
    const takes = [...drafts.keys()].filter((name) => !alive.includes(name));
    windows[at] = openCvWindow({
      ...{ time, server, drafts, takes, name: `window ${opened}` },
      reaches: reaches || takes.length === 0,
      line: { next: () => fates[at].shift() ?? 'well', delay: 15 + at * 10 },
      tell: (stored) => {
        if (tells) windows[at === 0 ? 1 : 0]?.writer.hear(stored);
      },
    });
  }
  const isDone = (living: Living) => {
    const view = living?.writer.view();
    return view?.condition === 'saved' && view.revision === server.now().revision;
  };
  const crash = (at: At) => {
    windows[at]?.crash();
    windows[at] = undefined;
  };
  const act = (at: At, deed: Deed) => {
    const living = windows[at];
    if (living) people[at].act(living.writer, deed);
  };

  async function happen(event: Event) {
    if (event.do === 'deed') act(event.window, event.deed);
    else if (event.do === 'wait') await time.pass(event.milliseconds);
    else if (event.do === 'crash') crash(event.window);
    else if (event.do === 'open') open(event.window, event.reaches);
    else if (event.do === 'save') void windows[event.window]?.writer.save();
    else if (event.do === 'refresh') void windows[event.window]?.writer.refresh();
    else if (event.do === 'line') fates[event.window] = [...event.fates];
    else refuseOnce();
  }
  function refuseOnce() {
    server.fault = () => {
      server.fault = () => ({});
      return { document: 'Not this time.' };
    };
  }
  function makeGood() {
    server.fault = () => ({});
    fates[0] = [];
    fates[1] = [];
  }
  function end() {
    const given = people.flatMap(({ givenUp }) => [...givenUp]);
    return {
      ...{ server, drafts },
      views: windows.flatMap((living) => living?.writer.view() ?? []),
      /** The typed words that the person did not remove. */
      due: people.flatMap(({ typed }) => typed).filter((word) => !given.includes(word)),
      kept: wordsOf(server.now().document),
    };
  }

  const writer = (at: At) => windows[at]?.writer;
  return { time, open, act, writer, happen, makeGood, isDone: () => windows.every(isDone), end };
}
type Living = ReturnType<typeof openCvWindow> | undefined;
