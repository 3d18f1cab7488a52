import type { Settings } from '../settings.ts';

/**
 * Returns a pattern for the paths of callable functions, of Vitrine's and of Firebase clients; group 1 is the
 * function's name.
 */
export const functionPath = ({ PROJECT_ID, FUNCTIONS_REGION }: Pick<Settings, 'PROJECT_ID' | 'FUNCTIONS_REGION'>) =>
  new RegExp(`^/(?:functions|${RegExp.escape(PROJECT_ID)}/${RegExp.escape(FUNCTIONS_REGION)})/([^/]+)$`);
