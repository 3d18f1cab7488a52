import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UserDocument } from '../contract.ts';

export type AuthState = { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; user: UserDocument };

type AuthContextValue = AuthState & {
  /** Asks the server again who is signed in. */
  refresh(): Promise<void>;
  /** Lets changes of the sign-in wait while a profile is made, and takes them up again two seconds later. */
  holdChanges<T>(work: () => Promise<T>): Promise<T>;
};

const PROFILE_GUARD_MILLISECONDS = 2000;

const AuthContext = createContext<AuthContextValue | undefined>(undefined);

type Props = { children: ReactNode; loadUser?: () => Promise<UserDocument | undefined> };

/** Knows who is signed in: loading at first, then signed out, or signed in with the user document. */
export function AuthProvider({ children, loadUser = loadOwnDocument }: Props) {
  const [state, setState] = useState<AuthState>({ status: 'loading' });
  const held = useRef(false);

  const refresh = useCallback(async () => {
    if (held.current) return;
    const user = await loadUser();
    if (!held.current) setState(user ? { status: 'signedIn', user } : { status: 'signedOut' });
  }, [loadUser]);

  const holdChanges = useCallback(
    async <T,>(work: () => Promise<T>) => {
      held.current = true;
      try {
        return await work();
      } finally {
        setTimeout(() => {
          held.current = false;
          void refresh();
        }, PROFILE_GUARD_MILLISECONDS);
      }
    },
    [refresh],
  );

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const value = useMemo(() => ({ ...state, refresh, holdChanges }), [state, refresh, holdChanges]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth() {
  const context = use(AuthContext);
  if (!context) throw new Error('useAuth must be used within an AuthProvider');
  return context;
}

/**
 * Nobody is signed in when the server says so, and for as long as it can't be asked. Every first visit pays for this
 * call, so it does without the API's client.
 */
async function loadOwnDocument(): Promise<UserDocument | undefined> {
  try {
    const answer = await fetch('/api/me', { headers: { accept: 'application/json' } });
    if (answer.ok) return (await answer.json()) as UserDocument;
    if (answer.status !== 401) throw new Error(`GET /api/me answered ${answer.status}`);
  } catch (error) {
    reportError(error);
  }
  return undefined;
}
