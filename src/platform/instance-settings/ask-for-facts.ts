import { type InstanceFacts, LOOK_ELEMENT } from './facts.ts';
import { knownFacts, takeFacts } from './known-facts.ts';

const EVERY = 60_000;
/** Whoever goes to and fro between windows does not ask each time. */
const AT_MOST_EVERY = 5000;

let askedAt = Date.now();

/** Asks for what the instance has to say: each minute, and when one comes back to the window. */
export function keepAsking() {
  const ask = () => {
    if (!document.hidden && Date.now() - askedAt >= AT_MOST_EVERY) void refreshInstanceFacts();
  };
  setInterval(ask, EVERY);
  for (const event of ['focus', 'online']) window.addEventListener(event, ask);
  document.addEventListener('visibilitychange', ask);
}

/** Asks at once: for whoever has just changed something. */
export async function refreshInstanceFacts() {
  askedAt = Date.now();
  const answer = await fetch('/api/instance', { cache: 'no-cache' }).catch(() => undefined);
  const told: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isFacts(told) || JSON.stringify(told) === JSON.stringify(knownFacts())) return;
  showLook(told.look);
  takeFacts(told);
}

const isFacts = (told: unknown): told is InstanceFacts => typeof told === 'object' && told !== null && 'notice' in told;

/** The new sheet comes after the old one, which stays until then: nothing is without colour in between. */
function showLook(href: string | null) {
  const before = document.getElementById(LOOK_ELEMENT);
  if ((before?.getAttribute('href') ?? null) === href) return;
  before?.removeAttribute('id');
  const remove = () => before?.remove();
  if (href === null) return remove();
  const link = document.createElement('link');
  Object.assign(link, { id: LOOK_ELEMENT, rel: 'stylesheet', href, onload: remove });
  document.head.append(link);
}
