import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A point at which the connection breaks: after so many uploaded bytes, immediately or with the next response. */
export type ProxyBreak = { after: number; lose: 'the rest' | 'the answer' };

/** Opens a proxy to a server that breaks all its connections at the given points. */
export async function flakyProxy(port: number, breaks: ProxyBreak[]) {
  let sentBytes = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    const cut = () => {
      breaks.shift();
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (bytes) => {
      const [next] = breaks;
      const left = (next?.after ?? Number.POSITIVE_INFINITY) - sentBytes;
      sentBytes += bytes.length;
      if (next?.lose !== 'the rest' || bytes.length < left) upstream.write(bytes);
      else upstream.write(bytes.subarray(0, Math.max(0, left)), cut);
    });
    upstream.on('data', (bytes) => {
      const [next] = breaks;
      if (next?.lose === 'the answer' && sentBytes >= next.after) cut();
      else client.write(bytes);
    });
    client.on('end', () => upstream.end());
    upstream.on('end', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, breaks };
}
