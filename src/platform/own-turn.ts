let last = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets. Synchronous work that takes some milliseconds waits here
 * first, so that many pieces of it that arrive together don't keep short requests waiting for all of them.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
