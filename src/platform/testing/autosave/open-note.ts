import { makeAutosave } from '#platform/browser/autosave/autosave.ts';
import { type Draft, resumeEditing } from '#platform/browser/autosave/draft.ts';
import type { PrepareDocument, StoredDocument } from '#platform/browser/autosave/editing.ts';
import type { FakeTime } from '../../../testing/autosave/fake-time.ts';
import { EMPTY_NOTE, type FakeConnection, type FakeServer, type Note, reliableConnection } from './fake-server.ts';

type NoteWindowOptions = {
  time: FakeTime;
  server: FakeServer;
  /** The browser's stored drafts, which several windows may share. */
  drafts?: Map<string, Draft<Note>>;
  name?: string;
  line?: FakeConnection;
  online?: () => boolean;
  prepare?: PrepareDocument<Note>;
  announceSave?: (stored: StoredDocument<Note>) => void;
};

const unchanged: PrepareDocument<Note> = (document) => ({ document, faults: {} });

/** Opens a window with a new or an existing note. */
export const openNote = (id: string | undefined, options: NoteWindowOptions) => openWindow(id, options).note;

/** Opens a window that can crash: then only its draft remains, and requests that have not arrived are lost. */
export function openWindow(id: string | undefined, options: NoteWindowOptions) {
  const {
    time,
    server,
    drafts = new Map<string, Draft<Note>>(),
    name = 'window',
    line: connection = reliableConnection(),
  } = options;
  const { online, announceSave, prepare = unchanged } = options;
  let alive = true;
  const stored = id === undefined ? undefined : server.records.get(id);
  const savedDraft = drafts.get(name);
  const ownDraft = savedDraft?.id === id ? savedDraft : undefined;
  const port = server.openPort(connection, () => alive);
  const whileAlive =
    <Arguments extends unknown[], Answer>(call: (...args: Arguments) => Promise<Answer>) =>
    (...args: Arguments) =>
      new Promise<Answer>((resolve, reject) => {
        call(...args).then(
          (answer) => alive && resolve(answer),
          (error) => alive && reject(error),
        );
      });
  const note = makeAutosave<Note>({
    empty: EMPTY_NOTE,
    initial: resumeEditing(EMPTY_NOTE, structuredClone(stored), ownDraft ? [structuredClone(ownDraft)] : []),
    requiredFields: ['title'],
    prepare,
    port: {
      ...port,
      create: whileAlive(port.create),
      save: whileAlive(port.save),
      read: whileAlive(port.read),
      find: whileAlive(port.find),
    },
    draft: {
      write: (draft) => void (alive && drafts.set(name, structuredClone(draft))),
      remove: () => void (alive && drafts.delete(name)),
    },
    ...(announceSave ? { announceSave } : {}),
    ...(online ? { isOnline: online } : {}),
    timers: {
      now: time.timers.now,
      after: (ms, call) => time.timers.after(ms, () => void (alive && call())),
    },
  });
  const crash = () => {
    alive = false;
  };
  return { note, crash };
}
