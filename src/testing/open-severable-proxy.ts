import { connect, createServer, type Socket } from 'node:net';

/** Opens a proxy to a local server that can be severed and restored. While severed, its port refuses connections. */
export async function openSeverableProxy(port: number) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  const sever = () => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: ownPort, sever, restore: () => listen(ownPort) };
}
