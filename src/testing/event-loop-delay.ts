/** Returns the longest event loop delay of an instance since the last call, in milliseconds. */
export async function eventLoopDelayMs({ url }: { url: string }) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error('the instance does not measure its event loop');
  return Number(seconds) * 1000;
}
