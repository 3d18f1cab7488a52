import { FACTS_ELEMENT, INSTANCE_NAME, type InstanceFacts } from './facts.ts';

let facts = toldByPage();
const listeners = new Set<() => void>();

/** Returns the facts about the instance that this window has. */
export const knownFacts = () => facts;

export function takeFacts(told: InstanceFacts) {
  facts = told;
  for (const listener of listeners) listener();
}

export function listenForFacts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function toldByPage(): InstanceFacts {
  const told = globalThis.document?.querySelector<HTMLMetaElement>(`#${FACTS_ELEMENT}`)?.content;
  return JSON.parse(told ?? 'null') ?? { name: INSTANCE_NAME, logo: null, look: null, notice: null };
}
