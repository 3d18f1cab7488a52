import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SIGNED_OUT_ELEMENT_ID } from '#platform/pure/signed-out-page.ts';
import { onUnauthorized } from '#platform/pure/unauthorized.ts';
import type { UserDocument } from '../contract.ts';
import { type AuthState, type LoadedUser, makeAuthStore } from './auth-store.ts';

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
const STALE_AFTER_MS = 60_000;

const AuthContext = createContext<AuthContextValue | undefined>(undefined);

type Props = { children: ReactNode; loadUser?: () => Promise<LoadedUser> };

/** Provides the authentication state: loading, then signed in with the user document, signed out, or deactivated. */
export function AuthProvider({ children, loadUser = loadOwnDocument }: Props) {
  const [store] = useState(() => makeAuthStore({ loadUser, endSession }));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);

  useEffect(() => {
    void store.refresh();
    return watchSession(store);
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
function watchSession({ state, refresh }: Store) {
  let hiddenAt = 0;
  const signedIn = () => state().status === 'signedIn';
  const stop = onUnauthorized(() => {
    if (signedIn()) void refresh();
  });
  const onVisibility = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (signedIn() && Date.now() - hiddenAt > STALE_AFTER_MS) void refresh();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Loads the user document. Uses plain `fetch`, because an API client would add to the size of every first visit. */
async function loadOwnDocument(): Promise<LoadedUser> {
  const signedOut = document.getElementById(SIGNED_OUT_ELEMENT_ID);
  // It is true only of the visit with which the page was loaded.
  signedOut?.remove();
  if (signedOut) return undefined;
  const response = await fetch('/api/me', { headers: { accept: 'application/json' } });
  if (response.ok) return (await response.json()) as UserDocument;
  if (response.status === 401) return (await isDeactivatedResponse(response)) ? 'deactivated' : undefined;
  throw new Error(`GET /api/me answered ${response.status}`);
}

async function isDeactivatedResponse(response: Response) {
  const body = (await response.json().catch(() => undefined)) as { data?: { deactivated?: unknown } } | undefined;
  return body?.data?.deactivated === true;
}

async function endSession() {
  const response = await fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{}',
  });
  // A session that has already ended counts as signed out.
  if (!response.ok && response.status !== 401) throw new Error(`POST /api/auth/sign-out answered ${response.status}`);
}
