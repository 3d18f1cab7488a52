import type { Step } from '../../contract.ts';

/** Path of the screen on which each onboarding step is completed. */
export const PLACES: Record<Step, string> = {
  photo: '/profile#public',
  project: '/projects/new',
  cv: '/cv',
  publish: '/portfolio',
  share: '/share',
};
