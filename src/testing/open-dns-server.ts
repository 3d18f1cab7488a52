import { createSocket, type RemoteInfo, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import {
  DNS_TYPES,
  type DnsQuestion,
  type DnsRecord,
  type DnsType,
  RCODES,
  readQuestion,
  writeAnswer,
} from './dns-packets.ts';

/** The records of a name, or a kind of misbehavior. */
export type Zone =
  | Partial<Record<DnsType, readonly string[]>>
  | 'servfail'
  | 'refused'
  | 'silence'
  /** Answers another question than the query's. */
  | 'lies'
  /** Sends an unreadable response. */
  | 'noise'
  /** Repeats the question with the case of its letters swapped. */
  | 'shouts';

export type DnsServer = {
  /** The value for `DNS_SERVERS`. */
  address: string;
  /** Sets the records of a name, or removes them without a zone. */
  set(name: string, zone?: Zone): void;
  /** Returns the number of queries for a name. */
  countOf(name: string): number;
  close(): Promise<void>;
};

const MAX_BYTES = { udp: 1232, tcp: 65_535 };
const MAX_CHAIN_LENGTH = 20;

/** Opens a DNS server on a free port over UDP and TCP, with records that the test sets. */
export async function openDnsServer(): Promise<DnsServer> {
  const zones = new Map<string, Zone>();
  const counts = new Map<string, number>();
  const zoneOf = (name: string) => zones.get(name.toLowerCase());

  const recordsOf = (name: string, type: DnsType): DnsRecord[] => {
    const found: DnsRecord[] = [];
    let at = name;
    for (let step = 0; step < MAX_CHAIN_LENGTH; step += 1) {
      const zone = zoneOf(at);
      if (typeof zone !== 'object') break;
      const own = (zone[type] ?? []).map((value) => ({ name: at, type, value }));
      const [alias] = zone.CNAME ?? [];
      if (own.length > 0 || alias === undefined) return [...found, ...own];
      found.push({ name: at, type: 'CNAME', value: alias });
      at = alias;
    }
    return found;
  };

  const answer = (packet: Buffer, maxBytes: number): Buffer | undefined => {
    const question = readQuestion(packet);
    counts.set(question.name.toLowerCase(), (counts.get(question.name.toLowerCase()) ?? 0) + 1);
    const zone = zoneOf(question.name);
    if (zone === undefined) return writeAnswer(question, { rcode: RCODES.nxdomain, maxBytes });
    if (typeof zone === 'string') return faultyAnswer(zone, question, maxBytes);
    const type = DNS_TYPES.find((known) => known === question.type);
    return writeAnswer(question, { records: type ? recordsOf(question.name, type) : [], maxBytes });
  };

  const openUdp = () => {
    const socket = createSocket('udp4', (packet: Buffer, { port, address }: RemoteInfo) => {
      const reply = answer(packet, MAX_BYTES.udp);
      if (reply) socket.send(reply, port, address);
    });
    return socket;
  };

  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      const reply = answer(bytes.subarray(2), MAX_BYTES.tcp);
      if (!reply) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(reply.length);
      socket.write(Buffer.concat([length, reply]));
    });
  });
  const { udp, port } = await onOnePort(openUdp, tcp);

  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await Promise.all([Promise.try(() => udp.close()), new Promise((done) => tcp.close(done))]);
  };
  let isClosed = false;
  const closeOnce = async () => {
    if (isClosed) return;
    isClosed = true;
    await close();
  };
  return {
    address: `127.0.0.1:${port}`,
    set: (name, zone) => {
      if (zone === undefined) zones.delete(name.toLowerCase());
      else zones.set(name.toLowerCase(), zone);
    },
    countOf: (name) => counts.get(name.toLowerCase()) ?? 0,
    close: closeOnce,
  };
}

/** Listens on one port over both protocols. A port that is free for UDP may be taken for TCP, hence the retries. */
async function onOnePort(openUdp: () => UdpSocket, tcp: Server) {
  for (;;) {
    const udp = openUdp().bind(0, '127.0.0.1');
    await once(udp, 'listening');
    const { port } = udp.address();
    tcp.listen(port, '127.0.0.1');
    const isFree = await once(tcp, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'EADDRINUSE' && Promise.reject(error),
    );
    if (isFree) return { udp, port };
    udp.close();
  }
}

function faultyAnswer(zone: Extract<Zone, string>, question: DnsQuestion, maxBytes: number): Buffer | undefined {
  switch (zone) {
    case 'servfail':
    case 'refused':
      return writeAnswer(question, { rcode: RCODES[zone], maxBytes });
    case 'silence':
      return undefined;
    case 'noise':
      return Buffer.from([question.id >> 8, question.id & 255, 0xff]);
    case 'lies': {
      const record: DnsRecord = { name: question.name, type: 'A', value: '8.8.8.8' };
      return writeAnswer({ ...question, id: question.id ^ 1 }, { records: [record], maxBytes });
    }
    case 'shouts': {
      const name = question.name.toUpperCase();
      return writeAnswer({ ...question, name }, { records: [{ name, type: 'A', value: '8.8.8.8' }], maxBytes });
    }
  }
}
