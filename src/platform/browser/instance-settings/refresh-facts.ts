import { type InstanceFacts, STYLESHEET_ELEMENT_ID } from '../../pure/instance-settings/facts.ts';
import { currentFacts, setFacts } from './facts-store.ts';

const REFRESH_INTERVAL_MS = 60_000;
/** The shortest interval between requests, for users who switch windows often. */
const MIN_REFRESH_INTERVAL_MS = 5000;

let requestedAt = Date.now();

/** Refreshes the instance's facts every minute, and when the window gets the focus or the connection returns. */
export function startRefreshing() {
  const refresh = () => {
    if (!document.hidden && Date.now() - requestedAt >= MIN_REFRESH_INTERVAL_MS) void refreshInstanceFacts();
  };
  setInterval(refresh, REFRESH_INTERVAL_MS);
  for (const event of ['focus', 'online']) window.addEventListener(event, refresh);
  document.addEventListener('visibilitychange', refresh);
}

/** Refreshes the instance's facts now, after a change. */
export async function refreshInstanceFacts() {
  requestedAt = Date.now();
  const response = await fetch('/api/instance', { cache: 'no-cache' }).catch(() => undefined);
  const received: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isFacts(received) || JSON.stringify(received) === JSON.stringify(currentFacts())) return;
  updateStylesheet(received.look);
  setFacts(received);
}

const isFacts = (received: unknown): received is InstanceFacts =>
  typeof received === 'object' && received !== null && 'notice' in received;

/** Replaces the style sheet. The old one stays until the new one has loaded, so that the colours do not flicker. */
function updateStylesheet(href: string | null) {
  const previous = document.getElementById(STYLESHEET_ELEMENT_ID);
  if ((previous?.getAttribute('href') ?? null) === href) return;
  previous?.removeAttribute('id');
  const remove = () => previous?.remove();
  if (href === null) return remove();
  const link = document.createElement('link');
  Object.assign(link, { id: STYLESHEET_ELEMENT_ID, rel: 'stylesheet', href, onload: remove });
  document.head.append(link);
}
