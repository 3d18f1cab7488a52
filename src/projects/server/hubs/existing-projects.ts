import type { Tx } from '#platform/server/db/database.ts';
import { listField } from '#records/service.ts';
import type { ProjectDocument } from '../../model/fields.ts';
import { projectKind } from '../project-kind.ts';

export type ExistingProject = { id: string; title: string };

/**
 * Returns a lookup of the member's projects by the address of a repository that they link to. With `isLocked`, no project
 * is added before the transaction ends.
 */
export async function findExistingProjects(tx: Tx, ownerId: string, options: { isLocked?: boolean } = {}) {
  const rows = await listField<ProjectDocument>(tx, projectKind, { ownerId, field: 'links' }, options);
  const byAddress = new Map<string, ExistingProject>();
  for (const { id, title, value } of rows) {
    for (const address of addressesIn(value)) {
      const key = repositoryKey(address);
      if (!byAddress.has(key)) byAddress.set(key, { id, title });
    }
  }
  return (address: string) => byAddress.get(repositoryKey(address)) ?? null;
}

const addressesIn = (links: unknown): string[] =>
  Array.isArray(links) ? links.flatMap((link) => (typeof link?.url === 'string' ? [link.url] : [])) : [];

/** Returns what identifies a repository in the different forms of its address. */
export const repositoryKey = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?:\.git)?\/?$/, '');
