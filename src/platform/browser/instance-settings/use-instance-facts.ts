import { useSyncExternalStore } from 'react';
import type { InstanceFacts } from '../../pure/instance-settings/facts.ts';
import { currentFacts, subscribeToFacts } from './facts-store.ts';

let isRefreshing = false;

/** Returns the facts about the instance: first those in the page, then updates while it is open. */
export const useInstanceFacts = (): InstanceFacts => useSyncExternalStore(subscribe, currentFacts);

function subscribe(listener: () => void) {
  if (!isRefreshing) void loadRefresh();
  return subscribeToFacts(listener);
}

/** Loads the updates lazily, because the first view does not need them. */
async function loadRefresh() {
  isRefreshing = true;
  const module = await import('./refresh-facts.ts').catch(() => undefined);
  module?.startRefreshing();
}
