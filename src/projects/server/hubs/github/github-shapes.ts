import { z } from 'zod';
import type { HubRepository } from '../hub.ts';
import { count, flag, homepage, lines, optionalLine, requiredLine, time, webAddress } from '../shapes.ts';

/** The fields that are read of a repository in GitHub’s REST API (“Minimal Repository”). */
export const githubRepository = z
  .object({
    full_name: requiredLine(300),
    name: requiredLine(200),
    html_url: webAddress,
    description: optionalLine(1000),
    homepage,
    stargazers_count: count,
    forks_count: count,
    language: optionalLine(40),
    topics: lines(20, 40),
    created_at: time,
    pushed_at: time,
    fork: flag,
    archived: flag,
    private: flag,
  })
  .transform(
    (repository): HubRepository => ({
      path: repository.full_name,
      name: repository.name,
      description: repository.description,
      url: repository.html_url,
      homepage: repository.homepage,
      stars: repository.stargazers_count,
      forks: repository.forks_count,
      language: repository.language,
      topics: repository.topics,
      createdAt: repository.created_at,
      pushedAt: repository.pushed_at,
      isFork: repository.fork,
      isArchived: repository.archived,
      isPrivate: repository.private,
    }),
  );

export const githubUser = z.object({ login: requiredLine(100) });

/** A file in the response of the operation that reads it. */
export const githubFile = z.object({
  path: requiredLine(1000),
  encoding: z.literal('base64'),
  content: z.string(),
});

/** The fields that are read of a repository in GitHub’s GraphQL API. */
const repository = z
  .object({
    nameWithOwner: requiredLine(300),
    name: requiredLine(200),
    url: webAddress,
    description: optionalLine(1000),
    homepageUrl: homepage,
    stargazerCount: count,
    forkCount: count,
    primaryLanguage: z
      .object({ name: optionalLine(40) })
      .nullable()
      .catch(null),
    createdAt: time,
    pushedAt: time,
    isFork: flag,
    isArchived: flag,
    isPrivate: flag,
  })
  .transform(
    ({ nameWithOwner, homepageUrl, stargazerCount, forkCount, primaryLanguage, ...rest }): HubRepository => ({
      ...rest,
      path: nameWithOwner,
      homepage: homepageUrl,
      stars: stargazerCount,
      forks: forkCount,
      language: primaryLanguage?.name ?? '',
      topics: [],
    }),
  );

const items = z.array(z.unknown()).catch([]);
/** A connection of repositories, without those that can’t be read. */
const named = z.object({ nameWithOwner: requiredLine(300) });
const contributed = z.object({ repository, contributions: z.object({ totalCount: count }) });

/** Returns the items of a list that have a shape. */
const only = <Output>(schema: z.ZodType<Output>) =>
  items.transform((list) =>
    list.flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** The answer to the query for what GitHub’s REST API doesn’t tell. */
export const githubProfile = z.object({
  data: z.object({
    user: z.object({
      pinnedItems: z.object({ nodes: only(named) }),
      contributionsCollection: z.object({
        contributionCalendar: z.object({ totalContributions: count }),
        commitContributionsByRepository: only(contributed),
      }),
      repositoriesContributedTo: z.object({ nodes: only(repository) }),
    }),
  }),
});

const FIELDS = `nameWithOwner name url description homepageUrl stargazerCount forkCount primaryLanguage { name }
  createdAt pushedAt isFork isArchived isPrivate`;

export const PROFILE_QUERY = `query ($login: String!, $first: Int!) {
  user(login: $login) {
    pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { nameWithOwner } } }
    contributionsCollection {
      contributionCalendar { totalContributions }
      commitContributionsByRepository(maxRepositories: 100) { contributions { totalCount } repository { ${FIELDS} } }
    }
    repositoriesContributedTo(first: $first, contributionTypes: [COMMIT, PULL_REQUEST]) { nodes { ${FIELDS} } }
  }
}`;
