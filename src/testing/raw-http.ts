import { connect } from 'node:net';

export type RawResponse = { status: number; headers: Record<string, string>; bytes: Buffer; body: string };

type Options = {
  /** Expects no response body, as for HEAD and status 304. */
  bodiless?: boolean;
  /** Closes its half of the connection immediately, even if the request is incomplete. */
  hangUp?: boolean;
  /** Reads nothing before the request is sent completely, as simple clients do. */
  deafUntilSent?: boolean;
  /** Called when the first bytes of the response arrive. */
  onAnswering?: () => void;
};

/** The milliseconds after which a client without a response closes its half of the connection. */
const TIMEOUT_MS = 10_000;

/**
 * Sends raw bytes, which no HTTP client would do, and returns the one response. Undefined if the connection was closed
 * without one.
 */
export function sendRaw(
  port: number,
  bytes: Buffer | string,
  { bodiless = false, hangUp = false, deafUntilSent = false, onAnswering }: Options = {},
): Promise<RawResponse | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => socket.end(), TIMEOUT_MS);
    let received = Buffer.alloc(0);
    const finish = (answer: RawResponse | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    if (deafUntilSent) socket.pause();
    if (onAnswering) socket.once('data', onAnswering);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = readAnswer(received, bodiless);
      if (answer) finish(answer);
    });
    // A server that refuses may close the connection during the upload; only its response matters.
    socket.on('error', () => {});
    socket.on('close', () => finish(readAnswer(received, bodiless)));
    if (hangUp) socket.end(bytes);
    else socket.write(bytes, () => socket.resume());
  });
}

function readAnswer(received: Buffer, bodiless: boolean): RawResponse | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(statusLine.split(' ')[1]);
  const rest = received.subarray(end + 4);
  if (status < 200) return readAnswer(rest, bodiless);
  const answer = (bytes: Buffer) => ({ status, headers, bytes, body: bytes.toString() });
  if (bodiless || status === 204 || status === 304) return answer(Buffer.alloc(0));
  if (headers['transfer-encoding'] === 'chunked') {
    const bytes = readChunks(rest);
    return bytes && answer(bytes);
  }
  const length = Number(headers['content-length']);
  return rest.length < length ? undefined : answer(rest.subarray(0, length));
}

function readChunks(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const length = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (length === 0) return Buffer.concat(chunks);
    if (bytes.length < lineEnd + 2 + length + 2) return undefined;
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}
