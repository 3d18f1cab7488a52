import type { Settings } from '../settings.ts';

/** Matches the path of a callable function, ours and that of Firebase clients; the first group is the function's name. */
export const functionPath = ({ PROJECT_ID, FUNCTIONS_REGION }: Pick<Settings, 'PROJECT_ID' | 'FUNCTIONS_REGION'>) =>
  new RegExp(`^/(?:functions|${RegExp.escape(PROJECT_ID)}/${RegExp.escape(FUNCTIONS_REGION)})/([^/]+)$`);
