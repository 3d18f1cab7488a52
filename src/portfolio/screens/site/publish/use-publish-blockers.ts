import { useAuth } from '#identity/components.tsx';

export type PublishBlocker = 'unverified' | 'nameless';

/** Returns the account's missing requirements for publishing a site. */
export function usePublishBlockers(): PublishBlocker[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  return [...(emailVerified ? [] : ['unverified' as const]), ...(profile.username === '' ? ['nameless' as const] : [])];
}
