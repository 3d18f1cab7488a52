/** Creates a store that holds the latest revision of a record received from the server and notifies subscribers. */
export function makeRecordStore<Record extends { revision: number }>() {
  const listeners = new Set<() => void>();
  let record: Record | undefined;
  return {
    update: (next: Record) => {
      if (record && next.revision < record.revision) return;
      record = next;
      for (const listener of listeners) listener();
    },
    latest: () => record,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type RecordStore<Record extends { revision: number }> = ReturnType<typeof makeRecordStore<Record>>;
