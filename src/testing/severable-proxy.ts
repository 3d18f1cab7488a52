import { onTestFinished } from 'vitest';
import { openSeverableProxy } from './open-severable-proxy.ts';

/** Opens a severable proxy to a local server and closes it after the test. */
export async function severableProxy(port: number) {
  const proxy = await openSeverableProxy(port);
  onTestFinished(proxy.sever);
  return proxy;
}
