import type { Face, Parcel, Stored } from '#cv/model/editing/editing.ts';
import { type Operation, performAll, UnfitOperation } from '#cv/model/operations.ts';
import type { CvPort } from '#cv/screens/editor/writing/cv-writer.ts';
import type { FakeTime } from '../autosave/fake-time.ts';

/** The fate of a request: it arrives, it is lost, its response is lost, or it times out and arrives much later. */
export type Fate = 'well' | 'lost there' | 'lost back' | 'late';
export type Line = { next: () => Fate; delay: number };

const MUCH_LATER = 4000;

export const refusal = (status: number, data: object = {}) =>
  Object.assign(new Error(`refused with ${status}`), { code: 'REFUSED', status, data });
const lost = () => new TypeError('the network is gone');

type Call = { call: 'change' | 'save'; revision: number; operations?: readonly Operation[]; name?: string };

/** Copies a value as JSON, as the network does. */
const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Returns a fake server for one CV. Like the real one, it performs the operations and trims names. */
export function makeCvServer(time: FakeTime, begin: Stored) {
  let now: Stored = copied(begin);
  let inTrash = false;
  const calls: Call[] = [];
  const unfit: unknown[] = [];
  const server = {
    calls,
    /** Operations that did not fit the stored document; there should be none. */
    unfit,
    now: () => now,
    /** Returns the validation errors of a document. */
    fault: (_: Face): Record<string, string> => ({}),
    put: (face: Partial<Face>) => {
      now = copied({ ...now, revision: now.revision + 1, document: { ...now.document, ...face } });
    },
    trash: () => {
      inTrash = true;
    },
    openPort,
  };

  function keep(revision: number, faceOf: (before: Face) => Face): Stored {
    if (inTrash) throw refusal(404);
    if (revision !== now.revision) throw refusal(409, { current: now });
    const face = faceOf(now.document);
    const fields = Object.entries(server.fault(face)).map(([path, message]) => ({ path, message }));
    if (fields.length > 0) throw refusal(400, { fields });
    now = { ...now, revision: revision + 1, document: { ...face, name: face.name.trim() } };
    return now;
  }

  function send({ revision }: { revision: number }, { face, name, operations }: Parcel): Stored {
    const named = name === undefined ? {} : { name };
    calls.push({ call: operations ? 'change' : 'save', revision, ...(operations ? { operations } : {}), ...named });
    const kept = keep(revision, (before) => ({
      ...before,
      content: operations ? doneTo(before, operations) : face.content,
      ...named,
    }));
    return operations ? { ...kept, document: face } : kept;
  }

  function doneTo({ content }: Face, operations: readonly Operation[]) {
    try {
      return performAll(content, operations).content;
    } catch (error) {
      if (!(error instanceof UnfitOperation)) throw error;
      unfit.push(operations);
      throw refusal(400, { fields: [{ path: 'operations', message: error.fault }] });
    }
  }

  function openPort(line: Line): CvPort {
    const over = async <Answer>(work: () => Answer): Promise<Answer> => {
      const fate = line.next();
      if (fate === 'late') time.timers.after(MUCH_LATER, () => void quietly(work));
      await pause(line.delay);
      if (fate === 'lost there' || fate === 'late') throw lost();
      const answer = copied(work());
      await pause(line.delay);
      if (fate === 'lost back') throw lost();
      return answer;
    };
    return {
      send: (known, parcel) => {
        const packed = copied(parcel);
        return over(() => send(known, packed)).then((stored) =>
          packed.operations ? { ...stored, document: parcel.face } : stored,
        );
      },
      read: () => over(() => (inTrash ? Promise.reject(refusal(404)) : now) as Stored),
      restore: () =>
        over(() => {
          inTrash = false;
          now = { ...now, revision: now.revision + 1 };
          return now;
        }),
      asStored: (current) => current as Stored,
    };
  }

  const pause = (milliseconds: number) => new Promise<void>((resolve) => void time.timers.after(milliseconds, resolve));
  return server;
}
export type CvServer = ReturnType<typeof makeCvServer>;

function quietly(work: () => unknown) {
  try {
    work();
  } catch {
    // No caller waits for this response any longer.
  }
}
