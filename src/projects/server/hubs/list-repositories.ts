import type { RecordsCtx } from '#records/service.ts';
import type { Hub } from '../../model/hubs.ts';
import { findExistingProjects } from './existing-projects.ts';
import type { UserRepository } from './hub.ts';
import { withHub } from './hub-access.ts';

type ListInput = { hub: Hub; username: string; token: string };

/**
 * Returns the repositories of a user: pinned ones first, then those with most stars. Each names the project that was made
 * of it. Nothing is saved.
 */
export async function listRepositories(
  ctx: RecordsCtx,
  input: ListInput,
  { signal }: { signal?: AbortSignal | undefined } = {},
) {
  return withHub(ctx, input, signal, async ({ uid, reader, client }) => {
    const { repositories, ...list } = await reader.list(client, input.username);
    const existing = await ctx.db.asMember(uid, (tx) => findExistingProjects(tx, uid));
    return {
      ...list,
      repositories: repositories
        .toSorted(compareRepositories)
        .map((repository) => ({ ...repository, duplicateOf: existing(repository.url) })),
    };
  });
}

const compareRepositories = (a: UserRepository, b: UserRepository) =>
  Number(b.isPinned) - Number(a.isPinned) ||
  Number(a.isContributed) - Number(b.isContributed) ||
  b.stars - a.stars ||
  (b.commits ?? 0) - (a.commits ?? 0) ||
  (b.pushedAt < a.pushedAt ? -1 : 1);
