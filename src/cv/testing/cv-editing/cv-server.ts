import type { EditableCv, SaveRequest, StoredCvDocument } from '#cv/model/editing/edit-state.ts';
import { applyOperations, InvalidOperationError, type Operation } from '#cv/model/operations.ts';
import type { CvPort } from '#cv/screens/editor/writing/cv-writer.ts';
import type { FakeTime } from '../../../testing/autosave/fake-time.ts';

/** The outcome of a request: it arrives, it is lost, its response is lost, or it times out and arrives much later. */
export type NetworkOutcome = 'well' | 'lost there' | 'lost back' | 'late';
export type CvConnection = { next: () => NetworkOutcome; delay: number };

const LATE_MS = 4000;

export const refusal = (status: number, data: object = {}) =>
  Object.assign(new Error(`refused with ${status}`), { code: 'REFUSED', status, data });
const lost = () => new TypeError('the network is gone');

type RecordedCall = { call: 'change' | 'save'; revision: number; operations?: readonly Operation[]; name?: string };

/** Copies a value as JSON, as the network does. */
const clone = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Returns a fake server for one CV. Like the real one, it performs the operations and trims names. */
export function makeCvServer(time: FakeTime, initial: StoredCvDocument) {
  let now: StoredCvDocument = clone(initial);
  let inTrash = false;
  const calls: RecordedCall[] = [];
  const unfit: unknown[] = [];
  const server = {
    calls,
    /** Operations that did not fit the stored document; there should be none. */
    unfit,
    now: () => now,
    /** Returns the validation errors of a document. */
    fault: (_: EditableCv): Record<string, string> => ({}),
    put: (editableCv: Partial<EditableCv>) => {
      now = clone({ ...now, revision: now.revision + 1, document: { ...now.document, ...editableCv } });
    },
    trash: () => {
      inTrash = true;
    },
    openPort,
  };

  function store(revision: number, editableCvOf: (before: EditableCv) => EditableCv): StoredCvDocument {
    if (inTrash) throw refusal(404);
    if (revision !== now.revision) throw refusal(409, { current: now });
    const editableCv = editableCvOf(now.document);
    const fields = Object.entries(server.fault(editableCv)).map(([path, message]) => ({ path, message }));
    if (fields.length > 0) throw refusal(400, { fields });
    now = { ...now, revision: revision + 1, document: { ...editableCv, name: editableCv.name.trim() } };
    return now;
  }

  function send(
    { revision }: { revision: number },
    { snapshot: editableCv, name, operations }: SaveRequest,
  ): StoredCvDocument {
    const named = name === undefined ? {} : { name };
    calls.push({ call: operations ? 'change' : 'save', revision, ...(operations ? { operations } : {}), ...named });
    const saved = store(revision, (before) => ({
      ...before,
      content: operations ? applyTo(before, operations) : editableCv.content,
      ...named,
    }));
    return operations ? { ...saved, document: editableCv } : saved;
  }

  function applyTo({ content }: EditableCv, operations: readonly Operation[]) {
    try {
      return applyOperations(content, operations).content;
    } catch (error) {
      if (!(error instanceof InvalidOperationError)) throw error;
      unfit.push(operations);
      throw refusal(400, { fields: [{ path: 'operations', message: error.fault }] });
    }
  }

  function openPort(connection: CvConnection): CvPort {
    const transmit = async <Answer>(work: () => Answer): Promise<Answer> => {
      const outcome = connection.next();
      if (outcome === 'late') time.timers.after(LATE_MS, () => void ignoringErrors(work));
      await pause(connection.delay);
      if (outcome === 'lost there' || outcome === 'late') throw lost();
      const answer = clone(work());
      await pause(connection.delay);
      if (outcome === 'lost back') throw lost();
      return answer;
    };
    return {
      send: (base, parcel) => {
        const parcelCopy = clone(parcel);
        return transmit(() => send(base, parcelCopy)).then((stored) =>
          parcelCopy.operations ? { ...stored, document: parcel.snapshot } : stored,
        );
      },
      read: () => transmit(() => (inTrash ? Promise.reject(refusal(404)) : now) as StoredCvDocument),
      restore: () =>
        transmit(() => {
          inTrash = false;
          now = { ...now, revision: now.revision + 1 };
          return now;
        }),
      toStored: (current) => current as StoredCvDocument,
    };
  }

  const pause = (ms: number) => new Promise<void>((resolve) => void time.timers.after(ms, resolve));
  return server;
}
export type CvServer = ReturnType<typeof makeCvServer>;

function ignoringErrors(work: () => unknown) {
  try {
    work();
  } catch {
    // No caller waits for this response any longer.
  }
}
