import { useAuth } from '#identity/components.tsx';

export type Lack = 'unverified' | 'nameless';

/** What is still missing of the account before a site can be shown. */
export function useLacks(): Lack[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  return [...(emailVerified ? [] : ['unverified' as const]), ...(profile.username === '' ? ['nameless' as const] : [])];
}
