import type { UserDocument } from '../contract.ts';

export type AuthState =
  | { status: 'loading' }
  | { status: 'signedOut' }
  /** Signed in until an admin deactivated the account. */
  | { status: 'deactivated' }
  | { status: 'signedIn'; user: UserDocument };

/** Who the server says that is signed in: somebody, somebody whose account is deactivated, or nobody. */
export type Found = UserDocument | 'deactivated' | undefined;

/** How long changes of the sign-in wait after a registration, until the profile is made. */
const PROFILE_GUARD_MILLISECONDS = 2000;

function stateOf(found: Found): AuthState {
  if (found === 'deactivated') return { status: 'deactivated' };
  return found ? { status: 'signedIn', user: found } : { status: 'signedOut' };
}

type Server = {
  /** Answers nobody when the server says that nobody is signed in, and throws when it could not be asked. */
  loadUser: () => Promise<Found>;
  endSession: () => Promise<void>;
};

/** Who is signed in, for as long as the page lives. */
export function makeAuthStore({ loadUser, endSession }: Server) {
  const listeners = new Set<() => void>();
  let state: AuthState = { status: 'loading' };
  /** Only the last question's answer counts. */
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
      // That there is no connection, the browser says itself.
      if (!(error instanceof TypeError)) reportError(error);
      // Whoever was signed in may still be; of whom nothing was known, nothing is shown.
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
    // What was asked before may not know yet what comes of the work.
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
    /** Once no change waits any more. */
    settled: () => settled,
  };
}
