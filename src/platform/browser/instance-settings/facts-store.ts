import { DEFAULT_INSTANCE_NAME, FACTS_ELEMENT_ID, type InstanceFacts } from '../../pure/instance-settings/facts.ts';

let facts = factsInPage();
const listeners = new Set<() => void>();

/** Returns the facts about the instance that this window has. */
export const currentFacts = () => facts;

export function setFacts(received: InstanceFacts) {
  facts = received;
  for (const listener of listeners) listener();
}

export function subscribeToFacts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function factsInPage(): InstanceFacts {
  const received = globalThis.document?.querySelector<HTMLMetaElement>(`#${FACTS_ELEMENT_ID}`)?.content;
  return (
    JSON.parse(received ?? 'null') ?? {
      name: DEFAULT_INSTANCE_NAME,
      logo: null,
      look: null,
      notice: null,
      usernameChangeDays: 0,
      sendsEmail: true,
    }
  );
}
