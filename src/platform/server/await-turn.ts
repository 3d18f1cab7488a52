let last = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own. Synchronous work of some milliseconds awaits it first, so that many
 * such pieces do not block short requests until all of them are done.
 */
export function awaitTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
