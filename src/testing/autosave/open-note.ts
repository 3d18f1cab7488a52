import { makeAutosave } from '#platform/autosave/autosave.ts';
import { type Draft, resumed } from '#platform/autosave/draft.ts';
import type { Prepare, Stored } from '#platform/autosave/editing.ts';
import { EMPTY_NOTE, type FakeServer, goodLine, type Line, type Note } from './fake-server.ts';
import type { FakeTime } from './fake-time.ts';

type Setting = {
  time: FakeTime;
  server: FakeServer;
  /** The browser's stored drafts, which several windows may share. */
  drafts?: Map<string, Draft<Note>>;
  name?: string;
  line?: Line;
  online?: () => boolean;
  prepare?: Prepare<Note>;
  tell?: (stored: Stored<Note>) => void;
};

const asItIs: Prepare<Note> = (document) => ({ document, faults: {} });

/** Opens a window with a new or an existing note. */
export const openNote = (id: string | undefined, setting: Setting) => openWindow(id, setting).note;

/** Opens a window that can crash: then only its draft remains, and requests that have not arrived are lost. */
export function openWindow(id: string | undefined, setting: Setting) {
  const { time, server, drafts = new Map<string, Draft<Note>>(), name = 'window', line = goodLine() } = setting;
  const { online, tell, prepare = asItIs } = setting;
  let alive = true;
  const stored = id === undefined ? undefined : server.records.get(id);
  const left = drafts.get(name);
  const mine = left?.id === id ? left : undefined;
  const port = server.openPort(line, () => alive);
  const heard =
    <Arguments extends unknown[], Answer>(call: (...given: Arguments) => Promise<Answer>) =>
    (...given: Arguments) =>
      new Promise<Answer>((resolve, reject) => {
        call(...given).then(
          (answer) => alive && resolve(answer),
          (error) => alive && reject(error),
        );
      });
  const note = makeAutosave<Note>({
    empty: EMPTY_NOTE,
    begin: resumed(EMPTY_NOTE, structuredClone(stored), mine ? [structuredClone(mine)] : []),
    needed: ['title'],
    prepare,
    port: {
      ...port,
      create: heard(port.create),
      save: heard(port.save),
      read: heard(port.read),
      find: heard(port.find),
    },
    draft: {
      write: (draft) => void (alive && drafts.set(name, structuredClone(draft))),
      remove: () => void (alive && drafts.delete(name)),
    },
    ...(tell ? { tell } : {}),
    ...(online ? { isOnline: online } : {}),
    timers: {
      now: time.timers.now,
      after: (milliseconds, call) => time.timers.after(milliseconds, () => void (alive && call())),
    },
  });
  const crash = () => {
    alive = false;
  };
  return { note, crash };
}
