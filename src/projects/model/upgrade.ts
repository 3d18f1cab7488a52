import { EMPTY_PROJECT, type ProjectDocument } from './fields.ts';

/** Of the shape of project documents; each change of it adds a step below, and a test. */
export const VERSION = 1;

/** A document as it was kept by an older version, as it would be written now. */
export function upgradeProject(document: Record<string, unknown>): ProjectDocument {
  return { ...EMPTY_PROJECT, ...document };
}
