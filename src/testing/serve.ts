import { onTestFinished } from 'vitest';
import { listen } from '#platform/server/http/listen.ts';

type ServerListener = Parameters<typeof listen>[0]['listener'];

/** Starts a server with this listener and stops it after the test. */
export async function serve(listener: ServerListener) {
  const { port, close } = await listen({ port: 0, host: '127.0.0.1', listener });
  onTestFinished(close);
  return { port, url: `http://127.0.0.1:${port}` };
}
