import type { UserDocument } from '../contract.ts';

export type AuthState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  /** An admin has deactivated the account of the session. */
  | { status: 'deactivated' }
  | { status: 'signedIn'; user: UserDocument };

/** The server's response: the user document, `deactivated`, or undefined without a session. */
export type LoadedUser = UserDocument | 'deactivated' | undefined;

/**
 * The time for which changes of the authentication state are held back after a sign-up, until the profile is created.
 */
const PROFILE_GUARD_MS = 2000;

function stateOf(loaded: LoadedUser): AuthState {
  if (loaded === 'deactivated') return { status: 'deactivated' };
  return loaded ? { status: 'signedIn', user: loaded } : { status: 'signedOut' };
}

type AuthBackend = {
  /** Returns undefined without a session, and throws if the server could not be reached. */
  loadUser: () => Promise<LoadedUser>;
  endSession: () => Promise<void>;
};

/** Creates the store of the authentication state, which lives as long as the page. */
export function makeAuthStore({ loadUser, endSession }: AuthBackend) {
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'loading' };
  /** Counts requests, so that only the response to the latest one is used. */
  let latestRequest = 0;
  let holdCount = 0;
  let pendingState: AuthState | undefined;
  let settled = Promise.resolve();

  function applyState(next: AuthState) {
    if (holdCount > 0) {
      pendingState = next;
      return;
    }
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh() {
    if (holdCount > 0) return;
    latestRequest += 1;
    const request = latestRequest;
    let loaded: LoadedUser;
    try {
      loaded = await loadUser();
    } catch (error) {
      // Connection failures are TypeErrors, which the browser reports itself.
      if (!(error instanceof TypeError)) reportError(error);
      // Keeps the current state, because the session may still be valid; only the first load continues, to the
      // signed-out state.
      if (request !== latestRequest || state.status !== 'loading') return;
    }
    if (request === latestRequest) applyState(stateOf(loaded));
  }

  function setUser(user: UserDocument | undefined) {
    latestRequest += 1;
    applyState(stateOf(user));
  }

  async function signOut() {
    await endSession();
    setUser(undefined);
  }

  async function holdChanges<T>(work: () => Promise<T>): Promise<T> {
    holdCount += 1;
    // Discards pending requests, whose responses may predate the result of the work.
    latestRequest += 1;
    try {
      return await work();
    } finally {
      settled = new Promise((resolve) => {
        setTimeout(() => {
          releaseHold();
          resolve();
        }, PROFILE_GUARD_MS);
      });
    }
  }

  function releaseHold() {
    holdCount -= 1;
    if (holdCount > 0) return;
    const next = pendingState;
    pendingState = undefined;
    if (next) applyState(next);
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
