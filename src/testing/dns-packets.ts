/** The minimum of DNS needed to answer queries: RFC 1035, and the AAAA record of RFC 3596. */

export const DNS_TYPES = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28 } as const;
export type DnsType = keyof typeof DNS_TYPES;
export const RCODES = { ok: 0, servfail: 2, nxdomain: 3, refused: 5 } as const;

export type DnsQuestion = { id: number; name: string; type: DnsType | undefined; bytes: Buffer };
export type DnsRecord = { name: string; type: DnsType; value: string };

const HEADER = 12;
const MAX_STRING_LENGTH = 255;
const IN = 1;
const TTL = 1;
/** The flags of a response from a recursive server. */
const ANSWER = 0x8180;
const TRUNCATED = 0x0200;

export function readQuestion(packet: Buffer): DnsQuestion {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = packet.readUInt8(at); length > 0; length = packet.readUInt8(at)) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const code = packet.readUInt16BE(at + 1);
  const [type] = Object.entries(DNS_TYPES).find(([, number]) => number === code) ?? [];
  return {
    id: packet.readUInt16BE(0),
    name: labels.join('.'),
    type: type as DnsType | undefined,
    bytes: packet.subarray(HEADER, at + 5),
  };
}

type AnswerOptions = { rcode?: number; records?: readonly DnsRecord[]; maxBytes: number };

/**
 * Returns the response to a query. One that exceeds the size limit is truncated, so that the client retries over TCP.
 */
export function writeAnswer(
  { id, bytes }: DnsQuestion,
  { rcode = RCODES.ok, records = [], maxBytes }: AnswerOptions,
): Buffer {
  const sections = [header(id, ANSWER | rcode, records.length), bytes, ...records.map(writeRecord)];
  const packet = Buffer.concat(sections);
  return packet.length <= maxBytes ? packet : Buffer.concat([header(id, ANSWER | TRUNCATED | rcode, 0), bytes]);
}

function header(id: number, flags: number, answers: number) {
  const bytes = Buffer.alloc(HEADER);
  [id, flags, 1, answers].forEach((number, at) => {
    bytes.writeUInt16BE(number, at * 2);
  });
  return bytes;
}

function writeRecord({ name, type, value }: DnsRecord) {
  const data = writeValue(type, value);
  const fields = Buffer.alloc(10);
  fields.writeUInt16BE(DNS_TYPES[type], 0);
  fields.writeUInt16BE(IN, 2);
  fields.writeUInt32BE(TTL, 4);
  fields.writeUInt16BE(data.length, 8);
  return Buffer.concat([writeName(name), fields, data]);
}

function writeValue(type: DnsType, value: string) {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number));
    case 'AAAA':
      return writeIPv6(value);
    case 'TXT':
      return Buffer.concat([...piecesOf(Buffer.from(value))]);
    default:
      return writeName(value);
  }
}

function* piecesOf(text: Buffer) {
  for (let at = 0; at < Math.max(1, text.length); at += MAX_STRING_LENGTH) {
    const piece = text.subarray(at, at + MAX_STRING_LENGTH);
    yield Buffer.concat([Buffer.from([piece.length]), piece]);
  }
}

function writeIPv6(address: string) {
  const [head = '', tail] = address.split('::');
  const groupsOf = (text: string | undefined) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const groups = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]));
}

const writeName = (name: string) =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);
