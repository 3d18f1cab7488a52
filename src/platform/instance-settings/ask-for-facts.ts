import { type InstanceFacts, LOOK_ELEMENT } from './facts.ts';
import { knownFacts, takeFacts } from './known-facts.ts';

const EVERY = 60_000;
/** The shortest interval between requests, for users who switch windows often. */
const AT_MOST_EVERY = 5000;

let askedAt = Date.now();

/** Refreshes the instance's facts every minute, and when the window gets the focus or the connection returns. */
export function keepAsking() {
  const ask = () => {
    if (!document.hidden && Date.now() - askedAt >= AT_MOST_EVERY) void refreshInstanceFacts();
  };
  setInterval(ask, EVERY);
  for (const event of ['focus', 'online']) window.addEventListener(event, ask);
  document.addEventListener('visibilitychange', ask);
}

/** Refreshes the instance's facts now, after a change. */
export async function refreshInstanceFacts() {
  askedAt = Date.now();
  const answer = await fetch('/api/instance', { cache: 'no-cache' }).catch(() => undefined);
  const told: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isFacts(told) || JSON.stringify(told) === JSON.stringify(knownFacts())) return;
  showLook(told.look);
  takeFacts(told);
}

const isFacts = (told: unknown): told is InstanceFacts => typeof told === 'object' && told !== null && 'notice' in told;

/** Replaces the style sheet. The old one stays until the new one has loaded, so that the colours do not flicker. */
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
