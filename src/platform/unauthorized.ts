const listeners = new Set<() => void>();

/** Calls back when an API response is 401. Returns a function that stops it. */
export function onUnauthorized(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Awaits an API response and notifies the listeners if it is 401. */
export async function watched(coming: Promise<Response>) {
  const answer = await coming;
  if (answer.status === 401) for (const listener of [...listeners]) listener();
  return answer;
}

/** `fetch` for the clients of the API. */
export const watchedFetch = (request: string | Request, init?: RequestInit) => watched(fetch(request, init));
