import { useAuth } from '#identity/components.tsx';

export type Lack = 'title' | 'unverified' | 'nameless';

/** Returns the requirements for publishing that are not met yet. */
export function useLacks(title: string): Lack[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  const lacks: Record<Lack, boolean> = {
    title: title.trim() === '',
    unverified: !emailVerified,
    nameless: profile.username === '',
  };
  return (Object.keys(lacks) as Lack[]).filter((lack) => lacks[lack]);
}
