import { onTestFinished } from 'vitest';
import { listen } from '#platform/http/listen.ts';

type Listener = Parameters<typeof listen>[0]['listener'];

/** A server that does nothing but what it is given, gone after the test. */
export async function serve(listener: Listener) {
  const { port, close } = await listen({ port: 0, host: '127.0.0.1', listener });
  onTestFinished(close);
  return { port, url: `http://127.0.0.1:${port}` };
}
