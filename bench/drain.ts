import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * Requests the same body repeatedly over one connection and discards it. The reader must cost less than the measured
 * servers.
 */
export async function drain(origin: string, path: string, headers: Record<string, string>, times: number) {
  const { hostname, port, host } = new URL(origin);
  const said = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const ask = `GET ${path} HTTP/1.1\r\n${said.join('')}\r\n`;
  let answered = () => {};
  let left = 0;
  const take = (size: number, buffer: Uint8Array) => {
    left -= left > 0 ? size : size - lengthOf(Buffer.from(buffer.buffer, buffer.byteOffset, size));
    if (left === 0) answered();
    return true;
  };
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: { buffer: Buffer.alloc(256 * 1024), callback: take },
  });
  const lost = new Promise<never>((_, reject) => {
    socket.on('error', reject).on('close', () => reject(new Error('the connection was closed')));
  });
  lost.catch(() => {});
  try {
    for (let time = 0; time < times; time += 1) {
      const whole = new Promise<void>((resolve) => (answered = resolve));
      socket.write(ask);
      await Promise.race([whole, lost]);
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
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`not a whole file: ${head}`);
  return end + HEAD_END.length + Number(length);
}
