const listeners = new Set<() => void>();

/** Calls back whenever the server no longer knows who asks. Answers how to stop that. */
export function onUnauthorized(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** `fetch` for the clients of the API: an answer of 401 is told to whoever wants to know. */
export const watchedFetch = async (request: string | Request, init?: RequestInit) => {
  const answer = await fetch(request, init);
  if (answer.status === 401) for (const listener of [...listeners]) listener();
  return answer;
};
