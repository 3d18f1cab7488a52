import {
  type Answer,
  decode,
  encode,
  type Packet,
  type Question,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
} from 'dns-packet';

export const DNS_TYPES = ['A', 'NS', 'CNAME', 'TXT', 'AAAA'] as const;
export type DnsType = (typeof DNS_TYPES)[number];
export const RCODES = { ok: 0, servfail: 2, nxdomain: 3, refused: 5 } as const;

export type DnsQuestion = Question & { id: number };
export type DnsRecord = { name: string; type: DnsType; value: string };

const MAX_STRING_LENGTH = 255;
const TTL = 1;

export function readQuestion(packet: Buffer): DnsQuestion {
  const { id = 0, questions: [question] = [] } = decode(packet);
  if (!question) throw new Error('the query has no question');
  return { ...question, id };
}

type AnswerOptions = { rcode?: number; records?: readonly DnsRecord[]; maxBytes: number };

/**
 * Returns the response to a query. One that exceeds the size limit is truncated, so that the client retries over TCP.
 */
export function writeAnswer(
  { id, ...question }: DnsQuestion,
  { rcode = RCODES.ok, records = [], maxBytes }: AnswerOptions,
): Buffer {
  const flags = RECURSION_DESIRED | RECURSION_AVAILABLE | rcode;
  const response: Packet = { type: 'response', id, flags, questions: [question] };
  const packet = encode({ ...response, answers: records.map(toAnswer) });
  return packet.length <= maxBytes ? packet : encode({ ...response, flags: flags | TRUNCATED_RESPONSE });
}

const toAnswer = ({ name, type, value }: DnsRecord): Answer =>
  type === 'TXT' ? { name, type, ttl: TTL, data: piecesOf(Buffer.from(value)) } : { name, type, ttl: TTL, data: value };

/** Splits a text into strings of the length that a TXT record can hold, at least one. */
const piecesOf = (text: Buffer) =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / MAX_STRING_LENGTH)) }, (_, at) =>
    text.subarray(at * MAX_STRING_LENGTH, (at + 1) * MAX_STRING_LENGTH),
  );
