import type { StoredDocument } from '#platform/browser/autosave/editing.ts';
import type { DocumentPort } from '#platform/browser/autosave/port.ts';
import { isEqualTrimmed } from '#platform/pure/autosave/fields.ts';
import type { FakeTime } from '../../../testing/autosave/fake-time.ts';

export type Note = { title: string; text: string; more: string; tags: string[]; parts: { one: string; two: string } };
export const EMPTY_NOTE: Note = { title: '', text: '', more: '', tags: [], parts: { one: '', two: '' } };

export const refusal = (status: number, data: object = {}) =>
  Object.assign(new Error(`refused with ${status}`), { code: 'REFUSED', status, data });

/** Trims every string, as the server does. */
const trimmed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? part.trim() : part));

/** A connection that can lose a request, or the response to it. */
export type FakeConnection = { next: () => 'well' | 'lost there' | 'lost back'; delay: number };

export function makeFakeServer(time: FakeTime) {
  const records = new Map<string, StoredDocument<Note>>();
  const trash = new Map<string, StoredDocument<Note>>();
  const calls: { call: string; fields: Partial<Note> }[] = [];
  /** Validation rules by field, which return the error message. */
  const faults: Partial<Record<keyof Note, (value: unknown) => string | undefined>> = {};
  let ids = 0;

  function check(fields: Partial<Note>) {
    const found = Object.entries(faults).flatMap(([path, fault]) => {
      const message = path in fields ? fault?.(fields[path as keyof Note]) : undefined;
      return message ? [{ path, message }] : [];
    });
    if (found.length > 0) throw refusal(400, { fields: found });
  }

  function create(fields: Partial<Note>) {
    calls.push({ call: 'create', fields });
    check(fields);
    ids += 1;
    const stored = { id: `id-${ids}`, revision: 1, document: { ...EMPTY_NOTE, ...trimmed(fields) } };
    records.set(stored.id, stored);
    return stored;
  }

  function save(id: string, revision: number, fields: Partial<Note>) {
    calls.push({ call: 'save', fields });
    const record = records.get(id);
    if (!record) throw refusal(404);
    if (record.revision !== revision) throw refusal(409, { current: record });
    check(fields);
    const stored = { ...record, revision: revision + 1, document: { ...record.document, ...trimmed(fields) } };
    records.set(id, stored);
    return stored;
  }

  function restore(id: string) {
    const record = trash.get(id);
    if (!record) throw refusal(404);
    const stored = { ...record, revision: record.revision + 1 };
    records.set(id, stored);
    return stored;
  }

  const openPort = (connection: FakeConnection, isAlive = () => true): DocumentPort<Note> => {
    const send = async <Answer>(work: () => Answer): Promise<Answer> => {
      const outcome = connection.next();
      const { promise, resolve } = Promise.withResolvers<void>();
      time.timers.after(connection.delay, resolve);
      await promise;
      if (outcome === 'lost there' || !isAlive()) throw new TypeError('the network is gone');
      const answer = structuredClone(work());
      if (outcome === 'lost back') throw new TypeError('the network is gone');
      return answer;
    };
    return {
      create: (fields) => send(() => create(fields)),
      save: (id, revision, fields) => send(() => save(id, revision, fields)),
      read: (id) => send(() => records.get(id) ?? Promise.reject(refusal(404))) as Promise<StoredDocument<Note>>,
      restore: (id) => send(() => restore(id)),
      find: (tried) =>
        send(() =>
          [...records.values()].find(({ document }) =>
            tried.some((fields) => isEqualTrimmed(document, { ...EMPTY_NOTE, ...fields })),
          ),
        ),
      toStored: (current) => current as StoredDocument<Note>,
    };
  };
  const put = (stored: StoredDocument<Note>) => records.set(stored.id, stored);
  const toTrash = (id: string) => {
    const record = records.get(id);
    if (record) trash.set(id, record);
    records.delete(id);
  };
  return { records, calls, faults, openPort, put, toTrash };
}
export type FakeServer = ReturnType<typeof makeFakeServer>;

export const reliableConnection = (): FakeConnection => ({ next: () => 'well', delay: 20 });
