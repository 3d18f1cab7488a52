const listeners = new Set<() => void>();

/** Calls back when an API response is 401. Returns a function that stops it. */
export function onUnauthorized(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Awaits an API response and notifies the listeners if it is 401. */
export async function notifyIfUnauthorized(pending: Promise<Response>) {
  const response = await pending;
  if (response.status === 401) for (const listener of [...listeners]) listener();
  return response;
}

/** `fetch` for the clients of the API. */
export const apiFetch = (request: string | Request, init?: RequestInit) => notifyIfUnauthorized(fetch(request, init));
