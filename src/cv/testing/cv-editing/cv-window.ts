import type { CvDraft } from '#cv/model/editing/draft.ts';
import type { StoredCvDocument } from '#cv/model/editing/edit-state.ts';
import { type CvPort, makeCvWriter } from '#cv/screens/editor/writing/cv-writer.ts';
import type { FakeTime } from '../../../testing/autosave/fake-time.ts';
import type { CvConnection, CvServer } from './cv-server.ts';

type CvWindowOptions = {
  time: FakeTime;
  server: CvServer;
  /** The browser's stored drafts, by the window that wrote them. */
  drafts: Map<string, CvDraft>;
  name: string;
  /** The names of closed windows whose drafts this window takes over. */
  takes?: readonly string[];
  /** Whether the server is reachable when the window opens. */
  reaches?: boolean;
  line?: CvConnection;
  online?: () => boolean;
  announceSave?: (stored: StoredCvDocument) => void;
};

export const reliableConnection = (): CvConnection => ({ next: () => 'well', delay: 10 });

/** Opens a window that edits the CV. After a crash, only requests already sent continue. */
export function openCvWindow({ time, server, drafts, name, takes = [], reaches = true, ...more }: CvWindowOptions) {
  const { line: connection = reliableConnection(), online = () => true, announceSave = () => {} } = more;
  let alive = true;
  const savedDrafts = takes.flatMap((draftName) => drafts.get(draftName) ?? []).sort((a, b) => a.at - b.at);
  const writer = makeCvWriter({
    stored: reaches ? structuredClone(server.now()) : undefined,
    drafts: structuredClone(savedDrafts),
    draft: {
      write: (draft) => void (alive && drafts.set(name, structuredClone(draft))),
      remove: () => void (alive && drafts.delete(name)),
    },
    port: portWhileAlive(server.openPort(connection), () => alive),
    announceSave: (stored) => alive && announceSave(structuredClone(stored)),
    isOnline: online,
    timers: {
      now: time.timers.now,
      after: (ms, call) => time.timers.after(ms, () => void (alive && call())),
    },
  });
  writer.storeDraft();
  for (const draftName of takes) if (draftName !== name) drafts.delete(draftName);
  void writer.save();
  const crash = () => {
    alive = false;
  };
  return { name, writer, crash };
}

/** Returns a port that neither sends nor receives anything after the window is gone. */
function portWhileAlive(port: CvPort, isAlive: () => boolean): CvPort {
  const whileAlive = <Answer>(call: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      if (!isAlive()) return;
      call().then(
        (value) => isAlive() && resolve(value),
        (error) => isAlive() && reject(error),
      );
    });
  return {
    send: (base, parcel) => whileAlive(() => port.send(base, parcel)),
    read: (id) => whileAlive(() => port.read(id)),
    restore: (id) => whileAlive(() => port.restore(id)),
    toStored: port.toStored,
  };
}
