import { type DnsAnswer, type DnsTarget, isIPv6, proofRecord, type RecordType } from './records.ts';

type RecordFault = NonNullable<DnsAnswer['fault']> | 'private' | 'elsewhere' | 'shared';
export type EvaluatedRecord = {
  type: RecordType;
  name: string;
  expected: string[];
  values: string[];
  isRight: boolean;
  fault?: RecordFault | undefined;
};

/** The result of a check; `unknown` when too few DNS queries were answered to decide. */
export type RecordsOutcome = 'right' | 'wrong' | 'unknown';

type EvaluationInput = {
  claim: { host: string; proof: string };
  dnsTarget: DnsTarget;
  answers: Readonly<Record<RecordType, DnsAnswer>>;
  /**
   * The proof token of the member who currently has the domain; while it is set in DNS, nobody else can take the domain
   * over.
   */
  rivalProof?: string | undefined;
  /** Tests whether an address cannot be reached from the public internet. */
  isPrivate: (address: string) => boolean;
};

/** Bounds the values that are stored per record; real records have fewer. */
const MAX_VALUES = 8;
const MAX_VALUE_LENGTH = 255;

/** Compares the DNS answers for a domain with the required records. */
export function evaluateRecords({ claim, dnsTarget, answers, rivalProof, isPrivate }: EvaluationInput) {
  const proof = evaluateProof(claim, answers.TXT, rivalProof);
  const route = evaluateRoute(claim.host, { dnsTarget, answers, isPrivate });
  const isInconclusive = (isRight: boolean, lookups: readonly DnsAnswer[]) => !isRight && lookups.some(isUnanswered);
  const isProofInconclusive = isInconclusive(proof.isRight, [answers.TXT]);
  const isRouteInconclusive = isInconclusive(route.isRight, [answers.CNAME, answers.A, answers.AAAA]);
  const isWrong = (!proof.isRight && !isProofInconclusive) || (!route.isRight && !isRouteInconclusive);
  const outcome: RecordsOutcome = isWrong ? 'wrong' : isProofInconclusive || isRouteInconclusive ? 'unknown' : 'right';
  return { outcome, seen: [proof, ...route.seen].map(truncateValues) };
}

/** Returns whether DNS gave no answer for a record, neither its values nor that there are none. */
export const isUnanswered = ({ fault }: { fault?: RecordFault | undefined }) =>
  fault === 'timeout' || fault === 'refused';

function evaluateProof(
  claim: EvaluationInput['claim'],
  { values, fault }: DnsAnswer,
  rivalProof: string | undefined,
): EvaluatedRecord {
  const { type, name, value } = proofRecord(claim);
  const isThere = values.includes(value);
  const isShared = rivalProof !== undefined && values.includes(proofRecord({ ...claim, proof: rivalProof }).value);
  return {
    ...{ type, name, expected: [value], values: withMatchFirst(values, value), isRight: isThere && !isShared },
    fault: isThere && isShared ? 'shared' : isThere ? undefined : values.length > 0 ? 'elsewhere' : fault,
  };
}

/** Sorts the wanted value first, so that it survives the limit on stored values. */
const withMatchFirst = (values: readonly string[], required: string) =>
  values.toSorted((a, b) => Number(b === required) - Number(a === required));

function evaluateRoute(
  host: string,
  { dnsTarget, answers, isPrivate }: Pick<EvaluationInput, 'dnsTarget' | 'answers' | 'isPrivate'>,
) {
  const expected = dnsTarget.addresses.filter((address) => !isPrivate(address));
  const addressesOf = (type: 'A' | 'AAAA'): EvaluatedRecord => {
    const { values, fault } = answers[type];
    const required = expected.filter((address) => isIPv6(address) === (type === 'AAAA'));
    const strays = values.filter((address) => !required.includes(address));
    return {
      ...{ type, name: host, expected: required, values, isRight: values.length > 0 && strays.length === 0 },
      fault: values.some(isPrivate) ? 'private' : strays.length > 0 ? 'elsewhere' : fault,
    };
  };
  const addressRecords = [addressesOf('A'), addressesOf('AAAA')];
  const nonEmpty = addressRecords.filter(({ values }) => values.length > 0);
  const leadsHere = nonEmpty.length > 0 && nonEmpty.every(({ isRight }) => isRight);
  const alias = aliasOf(host, dnsTarget, answers.CNAME);
  const isAlias = alias.isRight && nonEmpty.every(({ fault }) => fault !== 'private');
  if (isAlias) return { isRight: true, seen: [alias] };
  if (leadsHere) return { isRight: true, seen: nonEmpty };
  const required = addressRecords.filter(({ expected, values }) => expected.length > 0 || values.length > 0);
  const isAliasReported = alias.values.length > 0 || (required.length === 0 && alias.expected.length > 0);
  return { isRight: false, seen: [...(isAliasReported ? [alias] : []), ...required] };
}

const sameName = (a: string, b: string) => a.toLowerCase().replace(/\.$/, '') === b.toLowerCase();

function aliasOf(host: string, { name }: DnsTarget, { values, fault }: DnsAnswer): EvaluatedRecord {
  const isRight = name !== undefined && values.length > 0 && values.every((value) => sameName(value, name));
  return {
    ...{ type: 'CNAME', name: host, expected: name === undefined ? [] : [name], values, isRight },
    fault: isRight ? undefined : values.length > 0 ? 'elsewhere' : fault,
  };
}

function truncateValues({ fault, ...record }: EvaluatedRecord): EvaluatedRecord {
  const values = record.values.slice(0, MAX_VALUES).map((value) => value.slice(0, MAX_VALUE_LENGTH).toWellFormed());
  return { ...record, values, ...(fault === undefined ? {} : { fault }) };
}
