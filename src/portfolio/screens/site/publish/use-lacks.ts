import { useAuth } from '#identity/components.tsx';

export type Lack = 'unverified' | 'nameless';

/** Returns the account's missing requirements for publishing a site. */
export function useLacks(): Lack[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  return [...(emailVerified ? [] : ['unverified' as const]), ...(profile.username === '' ? ['nameless' as const] : [])];
}
