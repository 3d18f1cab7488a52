import { HUB_LIMITS } from '../../../model/hubs.ts';
import type { HubRepository } from '../hub.ts';
import type { HubClient } from '../hub-client.ts';
import { HubError } from '../hub-error.ts';
import { parseResponse } from '../shapes.ts';
import { githubProfile, PROFILE_QUERY } from './github-shapes.ts';

export type GithubProfile = {
  /** Paths of the pinned repositories, in lower case. */
  pinned: ReadonlySet<string>;
  contributions: number | null;
  contributed: HubRepository[];
  /** Commits within a year, by the path in lower case. */
  commits: ReadonlyMap<string, number>;
};

const UNKNOWN: GithubProfile = { pinned: new Set(), contributions: null, contributed: [], commits: new Map() };

/**
 * Reads which repositories a user pinned and contributed to, which needs a token. A token that may not read that makes a
 * list without it.
 */
export async function readGithubProfile(client: HubClient, login: string): Promise<GithubProfile> {
  if (!client.hasToken) return UNKNOWN;
  try {
    const body = { query: PROFILE_QUERY, variables: { login, first: HUB_LIMITS.contributed } };
    const { user } = parseResponse(githubProfile, await client.json(graphqlUrl(client.base), { body })).data;
    const { contributionCalendar, commitContributionsByRepository } = user.contributionsCollection;
    const committed = commitContributionsByRepository.map(({ repository }) => repository);
    return {
      pinned: new Set(user.pinnedItems.nodes.map(({ nameWithOwner }) => nameWithOwner.toLowerCase())),
      contributions: contributionCalendar.totalContributions,
      contributed: othersOf(login, [...committed, ...user.repositoriesContributedTo.nodes]),
      commits: new Map(
        commitContributionsByRepository.map(({ repository: { path }, contributions }) => [
          path.toLowerCase(),
          contributions.totalCount,
        ]),
      ),
    };
  } catch (error) {
    if (error instanceof HubError && error.problem !== 'rateLimited') return UNKNOWN;
    throw error;
  }
}

/** Returns the GraphQL address that belongs to a REST address, at github.com or GitHub Enterprise Server. */
const graphqlUrl = (base: string) => new URL(`${base.replace(/\/$/, '').replace(/\/v3$/, '')}/graphql`);

/** Returns the repositories of other owners, each once. */
function othersOf(login: string, repositories: readonly HubRepository[]) {
  const others = new Map(repositories.map((repository) => [repository.path.toLowerCase(), repository]));
  return [...others].flatMap(([path, repository]) => (path.startsWith(`${login.toLowerCase()}/`) ? [] : [repository]));
}
