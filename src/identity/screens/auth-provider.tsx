import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onUnauthorized } from '#platform/unauthorized.ts';
import type { UserDocument } from '../contract.ts';
import { type AuthState, type Found, makeAuthStore } from './auth-store.ts';

type AuthContextValue = AuthState & {
  /** Asks the server again who is signed in. */
  refresh(): Promise<void>;
  /** Somebody signed in, or changed the own document: here it is, as the server answered it. Nobody: signed out. */
  setUser(user: UserDocument | undefined): void;
  /** Ends the session; from then on nobody is signed in. */
  signOut(): Promise<void>;
  /** Lets changes of the sign-in wait while a profile is made, and takes them up again two seconds later. */
  holdChanges<T>(work: () => Promise<T>): Promise<T>;
  /** Once no change waits any more. */
  settled(): Promise<void>;
};

/** Who comes back to a tab after this long is asked for anew: the session may have ended elsewhere. */
const STALE_AFTER_MILLISECONDS = 60_000;

const AuthContext = createContext<AuthContextValue | undefined>(undefined);

type Props = { children: ReactNode; loadUser?: () => Promise<Found> };

/** Knows who is signed in: loading at first, then signed in with the user document, or not, and why not. */
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

/** A session may end elsewhere: a call that is refused tells so, or the member's coming back to the tab finds out. */
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

/** Every first visit pays for this call, so it does without a client of the API. */
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
  // A session that has ended already is as good as one that ends now.
  if (!answer.ok && answer.status !== 401) throw new Error(`POST /api/auth/sign-out answered ${answer.status}`);
}
