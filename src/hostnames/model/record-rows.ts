import type { Hostname } from '../contract.ts';

type ObservedRecord = Hostname['seen'][number];
type ListedRecord = Hostname['records'][number];

/** A row of the record table: the values to set at a name, and the last check's result for it. */
export type RecordRow = Pick<ListedRecord, 'type' | 'name' | 'purpose'> & {
  /** The values to set; empty if the record must be removed. */
  values: string[];
  seen: ObservedRecord | undefined;
};

/** Groups the records of a domain into rows. Once its `route` records are right, the alternatives are left out. */
export function recordRows({ records, seen }: Pick<Hostname, 'records' | 'seen'>): RecordRow[] {
  const rows: RecordRow[] = [];
  for (const { type, name, value, purpose } of records) {
    const row = rows.find((one) => one.type === type && one.name === name);
    if (row) row.values.push(value);
    else rows.push({ type, name, purpose, values: [value], seen: observedRecord(seen, type, name) });
  }
  const strays = seen.filter(
    ({ type, name, values, isRight }) =>
      !isRight && values.length > 0 && !rows.some((row) => row.type === type && row.name === name),
  );
  const routes = seen.filter(({ type }) => type !== 'TXT');
  const leadsHere = routes.length > 0 && routes.every(({ isRight }) => isRight);
  return [
    ...rows.filter((row) => row.purpose === 'proof' || !leadsHere || row.seen),
    ...strays.map((stray) => ({ ...stray, purpose: 'route' as const, values: [], seen: stray })),
  ];
}

const observedRecord = (seen: readonly ObservedRecord[], type: ObservedRecord['type'], name: string) =>
  seen.find((one) => one.type === type && one.name === name);
