import fc from 'fast-check';
import type { CvDraft } from '#cv/model/editing/draft.ts';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import { makeFakeTime } from '../../../testing/autosave/fake-time.ts';
import { makeCvServer, type NetworkOutcome } from './cv-server.ts';
import { openCvWindow } from './cv-window.ts';
import { NOTE_G } from './note-g.ts';
import { makeSimulatedUser, type SimulatedUser, type UserAction, userActions, wordsOf } from './simulated-user.ts';

/** The index of one of two windows in which a CV is edited. */
type WindowIndex = 0 | 1;
export type SimulationEvent =
  | { do: 'act'; window: WindowIndex; action: UserAction }
  | { do: 'wait'; milliseconds: number }
  | { do: 'crash' | 'open' | 'save' | 'refresh'; window: WindowIndex; reaches: boolean }
  | { do: 'line'; window: WindowIndex; fates: NetworkOutcome[] }
  | { do: 'refuse' };

const window = fc.constantFrom<WindowIndex>(0, 1);
const outcome = fc.constantFrom<NetworkOutcome>('well', 'lost there', 'lost back', 'late');
export const events = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ do: fc.constant('act' as const), window, action: userActions }) },
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
        fates: fc.array(outcome, { minLength: 1, maxLength: 3 }),
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
const LONG_MS = 40_000;

/** Runs the events in two windows, then restores the connection and continues until every conflict is answered. */
export async function simulateTwoWindows(script: readonly SimulationEvent[], tells: boolean) {
  const simulation = startSimulation(tells);
  simulation.open(0);
  simulation.open(1);
  for (const event of script) await simulation.applyEvent(event);
  simulation.clearFaults();
  for (const at of [0, 1] as const) {
    simulation.open(at);
    simulation.act(at, { do: 'type', place: at, field: 0 });
  }
  for (let round = 0; round < ROUNDS && !simulation.isDone(); round += 1) {
    for (const at of [0, 1] as const) {
      void simulation.writer(at)?.refresh();
      await simulation.time.advance(100);
      simulation.act(at, { do: 'answer' });
      void simulation.writer(at)?.retry();
      await simulation.time.advance(2000);
    }
  }
  await simulation.time.advance(LONG_MS);
  return simulation.end();
}

/** Runs the events in one window, which hears of the server only through responses. */
export async function simulateOneWindow(script: readonly SimulationEvent[]) {
  const simulation = startSimulation(false);
  simulation.open(0);
  const seen = () => simulation.writer(0)?.view();
  let conflictCount = 0;
  let changeCount = 0;
  for (const event of script) {
    const before = seen();
    if (event.do !== 'refuse')
      await simulation.applyEvent({ ...event, ...('window' in event ? { window: 0 } : {}) } as SimulationEvent);
    simulation.open(0, event.do !== 'crash' || event.reaches);
    conflictCount += seen()?.conflicts.length ?? 0;
    if (event.do !== 'act' && !isEqual(before?.content, seen()?.content)) changeCount += 1;
  }
  simulation.clearFaults();
  const last = seen();
  for (let round = 0; round < 3; round += 1) {
    void simulation.writer(0)?.retry();
    await simulation.time.advance(LONG_MS);
  }
  return { ...simulation.end(), last, asked: conflictCount, changed: changeCount };
}

function startSimulation(tells: boolean) {
  const time = makeFakeTime();
  const server = makeCvServer(time, { id: 'cv', revision: 1, document: { name: NAME, content: NOTE_G } });
  const drafts = new Map<string, CvDraft>();
  const fates: [NetworkOutcome[], NetworkOutcome[]] = [[], []];
  const windows: [OpenWindow, OpenWindow] = [undefined, undefined];
  const users: [SimulatedUser, SimulatedUser] = [makeSimulatedUser('a'), makeSimulatedUser('b')];
  let opened = 0;

  function open(at: WindowIndex, reaches = true) {
    if (windows[at]) return;
    opened += 1;
    const alive = windows.map((openWindow) => openWindow?.name);
    const orphanedDrafts = [...drafts.keys()].filter((name) => !alive.includes(name));
    windows[at] = openCvWindow({
      ...{ time, server, drafts, takes: orphanedDrafts, name: `window ${opened}` },
      reaches: reaches || orphanedDrafts.length === 0,
      line: { next: () => fates[at].shift() ?? 'well', delay: 15 + at * 10 },
      announceSave: (stored) => {
        if (tells) windows[at === 0 ? 1 : 0]?.writer.receive(stored);
      },
    });
  }
  const isDone = (openWindow: OpenWindow) => {
    const view = openWindow?.writer.view();
    return view?.condition === 'saved' && view.revision === server.now().revision;
  };
  const crash = (at: WindowIndex) => {
    windows[at]?.crash();
    windows[at] = undefined;
  };
  const act = (at: WindowIndex, action: UserAction) => {
    const openWindow = windows[at];
    if (openWindow) users[at].act(openWindow.writer, action);
  };

  async function applyEvent(event: SimulationEvent) {
    if (event.do === 'act') act(event.window, event.action);
    else if (event.do === 'wait') await time.advance(event.milliseconds);
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
  function clearFaults() {
    server.fault = () => ({});
    fates[0] = [];
    fates[1] = [];
  }
  function end() {
    const abandonedWords = users.flatMap(({ abandoned }) => [...abandoned]);
    return {
      ...{ server, drafts },
      views: windows.flatMap((openWindow) => openWindow?.writer.view() ?? []),
      /** The typed words that the person did not remove. */
      expectedWords: users.flatMap(({ typed }) => typed).filter((word) => !abandonedWords.includes(word)),
      storedWords: wordsOf(server.now().document),
    };
  }

  const writer = (at: WindowIndex) => windows[at]?.writer;
  return { time, open, act, writer, applyEvent, clearFaults, isDone: () => windows.every(isDone), end };
}
type OpenWindow = ReturnType<typeof openCvWindow> | undefined;
