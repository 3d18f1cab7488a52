import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * Requests the same body repeatedly over one connection and discards it. The reader must cost less than the measured
 * servers.
 */
export async function drain(origin: string, path: string, headers: Record<string, string>, times: number) {
  const { hostname, port, host } = new URL(origin);
  const headerLines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const requestText = `GET ${path} HTTP/1.1\r\n${headerLines.join('')}\r\n`;
  let answered = () => {};
  let remaining = 0;
  const onBytes = (size: number, buffer: Uint8Array) => {
    remaining -= remaining > 0 ? size : size - lengthOf(Buffer.from(buffer.buffer, buffer.byteOffset, size));
    if (remaining === 0) answered();
    return true;
  };
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: { buffer: Buffer.alloc(256 * 1024), callback: onBytes },
  });
  const closed = new Promise<never>((_, reject) => {
    socket.on('error', reject).on('close', () => reject(new Error('the connection was closed')));
  });
  closed.catch(() => {});
  try {
    for (let time = 0; time < times; time += 1) {
      const received = new Promise<void>((resolve) => (answered = resolve));
      socket.write(requestText);
      await Promise.race([received, closed]);
    }
  } finally {
    socket.destroy();
  }
}

/** Returns the length of the whole response, with headers and body. */
function lengthOf(start: Buffer) {
  const end = start.indexOf(HEAD_END);
  const head = start.subarray(0, end).toString('latin1');
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`not a complete file: ${head}`);
  return end + HEAD_END.length + Number(length);
}
