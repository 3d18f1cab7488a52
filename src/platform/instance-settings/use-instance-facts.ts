import { useSyncExternalStore } from 'react';
import type { InstanceFacts } from './facts.ts';
import { knownFacts, listenForFacts } from './known-facts.ts';

let isAsking = false;

/** Returns the facts about the instance: first those in the page, then updates while it is open. */
export const useInstanceFacts = (): InstanceFacts => useSyncExternalStore(subscribe, knownFacts);

function subscribe(listener: () => void) {
  if (!isAsking) void beginAsking();
  return listenForFacts(listener);
}

/** Loads the updates lazily, because the first view does not need them. */
async function beginAsking() {
  isAsking = true;
  const asking = await import('./ask-for-facts.ts').catch(() => undefined);
  asking?.keepAsking();
}
