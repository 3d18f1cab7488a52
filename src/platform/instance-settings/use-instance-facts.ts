import { useSyncExternalStore } from 'react';
import type { InstanceFacts } from './facts.ts';
import { knownFacts, listenForFacts } from './known-facts.ts';

let isAsking = false;

/** What the instance is called and looks like, and what it has to say. The page told it; whoever stays hears what is new. */
export const useInstanceFacts = (): InstanceFacts => useSyncExternalStore(subscribe, knownFacts);

function subscribe(listener: () => void) {
  if (!isAsking) void beginAsking();
  return listenForFacts(listener);
}

/** Nothing of the first view waits for it. */
async function beginAsking() {
  isAsking = true;
  const asking = await import('./ask-for-facts.ts').catch(() => undefined);
  asking?.keepAsking();
}
