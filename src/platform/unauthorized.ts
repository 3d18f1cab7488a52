const listeners = new Set<() => void>();

/** Calls back whenever the server no longer knows who asks. Answers how to stop that. */
export function onUnauthorized(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** An answer of the API: where it is 401, that is told to whoever wants to know. */
export async function watched(coming: Promise<Response>) {
  const answer = await coming;
  if (answer.status === 401) for (const listener of [...listeners]) listener();
  return answer;
}

/** `fetch` for the clients of the API. */
export const watchedFetch = (request: string | Request, init?: RequestInit) => watched(fetch(request, init));
