import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onUnauthorized } from '#platform/unauthorized.ts';
import type { UserDocument } from '../contract.ts';
import { type AuthState, type Found, makeAuthStore } from './auth-store.ts';

type AuthContextValue = AuthState & {
  /** Reloads from the server who is signed in. */
  refresh(): Promise<void>;
  /**
   * Sets the user document that the server has just returned, after a sign-in or a change; undefined after signing out.
   */
  setUser(user: UserDocument | undefined): void;
  /** Ends the session on the server and sets the state to signed out. */
  signOut(): Promise<void>;
  /** Runs `work`, and applies changes of the authentication state only two seconds after it has finished. */
  holdChanges<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no change is held back any longer. */
  settled(): Promise<void>;
};

/** The time after which a tab that becomes visible again checks the session, which may have ended elsewhere. */
const STALE_AFTER_MILLISECONDS = 60_000;

const AuthContext = createContext<AuthContextValue | undefined>(undefined);

type Props = { children: ReactNode; loadUser?: () => Promise<Found> };

/** Provides the authentication state: loading, then signed in with the user document, signed out, or deactivated. */
export function AuthProvider({ children, loadUser = loadOwnDocument }: Props) {
  const [store] = useState(() => makeAuthStore({ loadUser, endSession }));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => {
    void store.refresh();
    return askAgain(store);
  }, [store]);

  const value = useMemo(() => ({ ...state, ...actionsOf(store) }), [state, store]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth() {
  const context = use(AuthContext);
  if (!context) throw new Error('useAuth must be used within an AuthProvider');
  return context;
}

type Store = ReturnType<typeof makeAuthStore>;

const actionsOf = ({ refresh, setUser, signOut, holdChanges, settled }: Store) => ({
  refresh,
  setUser,
  signOut,
  holdChanges,
  settled,
});

/**
 * Refreshes the state when an API call is unauthorized or a stale tab becomes visible: the session may have ended
 * elsewhere.
 */
function askAgain({ state, refresh }: Store) {
  let left = 0;
  const signedIn = () => state().status === 'signedIn';
  const stop = onUnauthorized(() => {
    if (signedIn()) void refresh();
  });
  const onVisibility = () => {
    if (document.hidden) left = Date.now();
    else if (signedIn() && Date.now() - left > STALE_AFTER_MILLISECONDS) void refresh();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Loads the user document. Uses plain `fetch`, because an API client would add to the size of every first visit. */
async function loadOwnDocument(): Promise<Found> {
  const answer = await fetch('/api/me', { headers: { accept: 'application/json' } });
  if (answer.ok) return (await answer.json()) as UserDocument;
  if (answer.status === 401) return (await isOfDeactivated(answer)) ? 'deactivated' : undefined;
  throw new Error(`GET /api/me answered ${answer.status}`);
}

async function isOfDeactivated(answer: Response) {
  const body = (await answer.json().catch(() => undefined)) as { data?: { deactivated?: unknown } } | undefined;
  return body?.data?.deactivated === true;
}

async function endSession() {
  const answer = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{}',
  });
  // A session that has already ended counts as signed out.
  if (!answer.ok && answer.status !== 401) throw new Error(`POST /api/auth/sign-out answered ${answer.status}`);
}
