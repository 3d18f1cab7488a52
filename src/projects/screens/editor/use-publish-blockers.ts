import { useAuth } from '#identity/components.tsx';

export type ProjectPublishBlocker = 'title' | 'unverified' | 'nameless';

/** Returns the requirements for publishing that are not met yet. */
export function useProjectPublishBlockers(title: string): ProjectPublishBlocker[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  const blockers: Record<ProjectPublishBlocker, boolean> = {
    title: title.trim() === '',
    unverified: !emailVerified,
    nameless: profile.username === '',
  };
  return (Object.keys(blockers) as ProjectPublishBlocker[]).filter((blocker) => blockers[blocker]);
}
