import { type Answered, type InstancePlace, isIPv6, proofRecord, type RecordType } from './records.ts';

type Fault = NonNullable<Answered['fault']> | 'private' | 'elsewhere' | 'shared';
export type SeenRecord = {
  type: RecordType;
  name: string;
  expected: string[];
  values: string[];
  isRight: boolean;
  fault?: Fault | undefined;
};

/** The result of a check; `unknown` when too few DNS queries were answered to decide. */
export type Outcome = 'right' | 'wrong' | 'unknown';

type Asked = {
  claim: { host: string; proof: string };
  place: InstancePlace;
  answers: Readonly<Record<RecordType, Answered>>;
  /**
   * The proof token of the member who currently has the domain; while it is set in DNS, nobody else can take the domain
   * over.
   */
  rivalProof?: string | undefined;
  /** Tests whether an address cannot be reached from the public internet. */
  isPrivate: (address: string) => boolean;
};

/** Bounds the values that are stored per record; real records have fewer. */
const MOST_VALUES = 8;
const LONGEST_VALUE = 255;

/** Compares the DNS answers for a domain with the required records. */
export function judgeRecords({ claim, place, answers, rivalProof, isPrivate }: Asked) {
  const proof = judgeProof(claim, answers.TXT, rivalProof);
  const route = judgeRoute(claim.host, { place, answers, isPrivate });
  const isOpen = (isRight: boolean, asked: readonly Answered[]) => !isRight && asked.some(isUnanswered);
  const isProofOpen = isOpen(proof.isRight, [answers.TXT]);
  const isRouteOpen = isOpen(route.isRight, [answers.CNAME, answers.A, answers.AAAA]);
  const isWrong = (!proof.isRight && !isProofOpen) || (!route.isRight && !isRouteOpen);
  const outcome: Outcome = isWrong ? 'wrong' : isProofOpen || isRouteOpen ? 'unknown' : 'right';
  return { outcome, seen: [proof, ...route.seen].map(bounded) };
}

const isUnanswered = ({ fault }: Answered) => fault === 'timeout' || fault === 'refused';

function judgeProof(claim: Asked['claim'], { values, fault }: Answered, rivalProof: string | undefined): SeenRecord {
  const { type, name, value } = proofRecord(claim);
  const isThere = values.includes(value);
  const isShared = rivalProof !== undefined && values.includes(proofRecord({ ...claim, proof: rivalProof }).value);
  return {
    ...{ type, name, expected: [value], values: foremost(values, value), isRight: isThere && !isShared },
    fault: isThere && isShared ? 'shared' : isThere ? undefined : values.length > 0 ? 'elsewhere' : fault,
  };
}

/** Sorts the wanted value first, so that it survives the limit on stored values. */
const foremost = (values: readonly string[], wanted: string) =>
  values.toSorted((a, b) => Number(b === wanted) - Number(a === wanted));

function judgeRoute(host: string, { place, answers, isPrivate }: Pick<Asked, 'place' | 'answers' | 'isPrivate'>) {
  const expected = place.addresses.filter((address) => !isPrivate(address));
  const addressesOf = (type: 'A' | 'AAAA'): SeenRecord => {
    const { values, fault } = answers[type];
    const wanted = expected.filter((address) => isIPv6(address) === (type === 'AAAA'));
    const strays = values.filter((address) => !wanted.includes(address));
    return {
      ...{ type, name: host, expected: wanted, values, isRight: values.length > 0 && strays.length === 0 },
      fault: values.some(isPrivate) ? 'private' : strays.length > 0 ? 'elsewhere' : fault,
    };
  };
  const there = [addressesOf('A'), addressesOf('AAAA')];
  const filled = there.filter(({ values }) => values.length > 0);
  const leadsHere = filled.length > 0 && filled.every(({ isRight }) => isRight);
  const alias = aliasOf(host, place, answers.CNAME);
  const isAlias = alias.isRight && filled.every(({ fault }) => fault !== 'private');
  if (isAlias) return { isRight: true, seen: [alias] };
  if (leadsHere) return { isRight: true, seen: filled };
  const wanted = there.filter(({ expected, values }) => expected.length > 0 || values.length > 0);
  const isAliasTold = alias.values.length > 0 || (wanted.length === 0 && alias.expected.length > 0);
  return { isRight: false, seen: [...(isAliasTold ? [alias] : []), ...wanted] };
}

const sameName = (a: string, b: string) => a.toLowerCase().replace(/\.$/, '') === b.toLowerCase();

function aliasOf(host: string, { name }: InstancePlace, { values, fault }: Answered): SeenRecord {
  const isRight = name !== undefined && values.length > 0 && values.every((value) => sameName(value, name));
  return {
    ...{ type: 'CNAME', name: host, expected: name === undefined ? [] : [name], values, isRight },
    fault: isRight ? undefined : values.length > 0 ? 'elsewhere' : fault,
  };
}

function bounded({ fault, ...record }: SeenRecord): SeenRecord {
  const values = record.values.slice(0, MOST_VALUES).map((value) => value.slice(0, LONGEST_VALUE).toWellFormed());
  return { ...record, values, ...(fault === undefined ? {} : { fault }) };
}
