import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Meters, Server } from './pair.ts';

/** Starts a bare node:http server that answers what the product answers. */
export async function startBare(productUrl: string): Promise<Server & { stop(): void }> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [productUrl]);
  const [{ port }] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    read: async () => {
      child.send('read');
      const [meters] = await once(child, 'message');
      return meters as Meters;
    },
    stop: () => child.kill(),
  };
}
