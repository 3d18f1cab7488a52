import type { Step } from '../../contract.ts';

/** Where each step is taken. */
export const PLACES: Record<Step, string> = {
  photo: '/profile#public',
  project: '/projects/new',
  cv: '/cv',
  publish: '/portfolio',
  share: '/share',
};
