import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Starts a bare server in its process, sends its port to the parent, and returns its meters on request. */
export function serveMetered(server: Server) {
  const delay = monitorEventLoopDelay();
  delay.enable();
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e6);
    process.send?.({ cpu: (user + system) / 1000, delay: { p50, p99, max } });
    delay.reset();
  });
  process.on('disconnect', () => process.exit());
}
