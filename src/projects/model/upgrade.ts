import { EMPTY_PROJECT, type ProjectDocument } from './fields.ts';

/** Version of the project document. Each schema change adds a migration step below, with a test. */
export const PROJECT_VERSION = 5;

/** Migrates a project document from an older version. */
export function upgradeProject(document: Record<string, unknown>): ProjectDocument {
  return { ...EMPTY_PROJECT, ...document };
}
