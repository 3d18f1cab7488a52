import type { OnboardingStep } from '../../contract.ts';

/** Path of the screen on which each onboarding step is completed. */
export const STEP_ROUTES: Record<OnboardingStep, string> = {
  photo: '/profile#public',
  project: '/projects/new',
  cv: '/cv',
  publish: '/portfolio',
  share: '/share',
};
