import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MeteredServer, Meters } from './pair.ts';

/** Starts a plain node:http server beside the product and stops it after the work. */
export async function withBare<Result>(
  script: 'bare-server.ts' | 'file-server.ts',
  argument: string,
  work: (bare: MeteredServer) => Promise<Result>,
): Promise<Result> {
  const child = fork(join(import.meta.dirname, script), [argument]);
  try {
    const [{ port }] = await once(child, 'message');
    const read = async () => {
      child.send('read');
      const [meters] = await once(child, 'message');
      return meters as Meters;
    };
    return await work({ url: `http://127.0.0.1:${port}`, read });
  } finally {
    child.kill();
  }
}
