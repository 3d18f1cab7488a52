/** Creates a store that holds the latest revision of a record received from the server and notifies subscribers. */
export function makeToldRecords<Record extends { revision: number }>() {
  const listeners = new Set<() => void>();
  let record: Record | undefined;
  return {
    tell: (next: Record) => {
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
export type ToldRecords<Record extends { revision: number }> = ReturnType<typeof makeToldRecords<Record>>;
