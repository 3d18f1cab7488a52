import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A point at which the connection breaks: after so many uploaded bytes, immediately or with the next response. */
export type Break = { after: number; lose: 'the rest' | 'the answer' };

/** Opens a proxy to a server that breaks all its connections at the given points. */
export async function flakyLine(port: number, breaks: Break[]) {
  let sent = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    const cut = () => {
      breaks.shift();
      near.destroy();
      far.destroy();
    };
    near.on('data', (bytes) => {
      const [next] = breaks;
      const left = (next?.after ?? Number.POSITIVE_INFINITY) - sent;
      sent += bytes.length;
      if (next?.lose !== 'the rest' || bytes.length < left) far.write(bytes);
      else far.write(bytes.subarray(0, Math.max(0, left)), cut);
    });
    far.on('data', (bytes) => {
      const [next] = breaks;
      if (next?.lose === 'the answer' && sent >= next.after) cut();
      else near.write(bytes);
    });
    near.on('end', () => far.end());
    far.on('end', () => near.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, breaks };
}
