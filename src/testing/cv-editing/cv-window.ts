import type { Draft } from '#cv/model/editing/draft.ts';
import type { Stored } from '#cv/model/editing/editing.ts';
import { type CvPort, makeCvWriter } from '#cv/screens/editor/writing/cv-writer.ts';
import type { FakeTime } from '../autosave/fake-time.ts';
import type { CvServer, Line } from './cv-server.ts';

type Setting = {
  time: FakeTime;
  server: CvServer;
  /** The browser's stored drafts, by the window that wrote them. */
  drafts: Map<string, Draft>;
  name: string;
  /** The names of closed windows whose drafts this window takes over. */
  takes?: readonly string[];
  /** Whether the server is reachable when the window opens. */
  reaches?: boolean;
  line?: Line;
  online?: () => boolean;
  tell?: (stored: Stored) => void;
};

export const goodLine = (): Line => ({ next: () => 'well', delay: 10 });

/** Opens a window that edits the CV. After a crash, only requests already sent continue. */
export function openCvWindow({ time, server, drafts, name, takes = [], reaches = true, ...more }: Setting) {
  const { line = goodLine(), online = () => true, tell = () => {} } = more;
  let alive = true;
  const left = takes.flatMap((taken) => drafts.get(taken) ?? []).sort((a, b) => a.at - b.at);
  const writer = makeCvWriter({
    stored: reaches ? structuredClone(server.now()) : undefined,
    drafts: structuredClone(left),
    draft: {
      write: (draft) => void (alive && drafts.set(name, structuredClone(draft))),
      remove: () => void (alive && drafts.delete(name)),
    },
    port: heardBy(server.openPort(line), () => alive),
    tell: (stored) => alive && tell(structuredClone(stored)),
    isOnline: online,
    timers: {
      now: time.timers.now,
      after: (milliseconds, call) => time.timers.after(milliseconds, () => void (alive && call())),
    },
  });
  writer.keep();
  for (const taken of takes) if (taken !== name) drafts.delete(taken);
  void writer.save();
  const crash = () => {
    alive = false;
  };
  return { name, writer, crash };
}

/** Returns a port that neither sends nor receives anything after the window is gone. */
function heardBy(port: CvPort, isAlive: () => boolean): CvPort {
  const heard = <Answer>(call: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      if (!isAlive()) return;
      call().then(
        (value) => isAlive() && resolve(value),
        (error) => isAlive() && reject(error),
      );
    });
  return {
    send: (known, parcel) => heard(() => port.send(known, parcel)),
    read: (id) => heard(() => port.read(id)),
    restore: (id) => heard(() => port.restore(id)),
    asStored: port.asStored,
  };
}
