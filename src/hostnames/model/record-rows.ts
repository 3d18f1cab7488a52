import type { Hostname } from '../contract.ts';

type Seen = Hostname['seen'][number];
type Wanted = Hostname['records'][number];

/** One line of the records of a domain: what to set, where, and what was seen there. */
export type RecordRow = Pick<Wanted, 'type' | 'name' | 'purpose'> & {
  /** What to set; nothing where a record is to be taken off. */
  values: string[];
  seen: Seen | undefined;
};

/** The records of a domain, line by line. Once it leads here, the other ways there are of no interest. */
export function recordRows({ records, seen }: Pick<Hostname, 'records' | 'seen'>): RecordRow[] {
  const rows: RecordRow[] = [];
  for (const { type, name, value, purpose } of records) {
    const row = rows.find((one) => one.type === type && one.name === name);
    if (row) row.values.push(value);
    else rows.push({ type, name, purpose, values: [value], seen: seenOf(seen, type, name) });
  }
  const strays = seen.filter(
    ({ type, name, values, isRight }) =>
      !isRight && values.length > 0 && !rows.some((row) => row.type === type && row.name === name),
  );
  const ways = seen.filter(({ type }) => type !== 'TXT');
  const leadsHere = ways.length > 0 && ways.every(({ isRight }) => isRight);
  return [
    ...rows.filter((row) => row.purpose === 'proof' || !leadsHere || row.seen),
    ...strays.map((stray) => ({ ...stray, purpose: 'route' as const, values: [], seen: stray })),
  ];
}

const seenOf = (seen: readonly Seen[], type: Seen['type'], name: string) =>
  seen.find((one) => one.type === type && one.name === name);
