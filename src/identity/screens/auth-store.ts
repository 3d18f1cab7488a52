import type { UserDocument } from '../contract.ts';

export type AuthState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  /** An admin has deactivated the account of the session. */
  | { status: 'deactivated' }
  | { status: 'signedIn'; user: UserDocument };

/** The server's response: the user document, `deactivated`, or undefined without a session. */
export type Found = UserDocument | 'deactivated' | undefined;

/**
 * The time for which changes of the authentication state are held back after a sign-up, until the profile is created.
 */
const PROFILE_GUARD_MILLISECONDS = 2000;

function stateOf(found: Found): AuthState {
  if (found === 'deactivated') return { status: 'deactivated' };
  return found ? { status: 'signedIn', user: found } : { status: 'signedOut' };
}

type Server = {
  /** Returns undefined without a session, and throws if the server could not be reached. */
  loadUser: () => Promise<Found>;
  endSession: () => Promise<void>;
};

/** Creates the store of the authentication state, which lives as long as the page. */
export function makeAuthStore({ loadUser, endSession }: Server) {
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'loading' };
  /** Counts requests, so that only the response to the latest one is used. */
  let asked = 0;
  let holds = 0;
  let waiting: AuthState | undefined;
  let settled = Promise.resolve();

  function show(next: AuthState) {
    if (holds > 0) {
      waiting = next;
      return;
    }
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh() {
    if (holds > 0) return;
    asked += 1;
    const question = asked;
    let found: Found;
    try {
      found = await loadUser();
    } catch (error) {
      // Connection failures are TypeErrors, which the browser reports itself.
      if (!(error instanceof TypeError)) reportError(error);
      // Keeps the current state, because the session may still be valid; only the first load continues, to the
      // signed-out state.
      if (question !== asked || state.status !== 'loading') return;
    }
    if (question === asked) show(stateOf(found));
  }

  function setUser(user: UserDocument | undefined) {
    asked += 1;
    show(stateOf(user));
  }

  async function signOut() {
    await endSession();
    setUser(undefined);
  }

  async function holdChanges<T>(work: () => Promise<T>): Promise<T> {
    holds += 1;
    // Discards pending requests, whose responses may predate the result of the work.
    asked += 1;
    try {
      return await work();
    } finally {
      settled = new Promise((resolve) => {
        setTimeout(() => {
          release();
          resolve();
        }, PROFILE_GUARD_MILLISECONDS);
      });
    }
  }

  function release() {
    holds -= 1;
    if (holds > 0) return;
    const next = waiting;
    waiting = undefined;
    if (next) show(next);
    else void refresh();
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    refresh,
    setUser,
    signOut,
    holdChanges,
    /** Resolves when no change is held back any longer. */
    settled: () => settled,
  };
}
