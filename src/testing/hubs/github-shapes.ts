import type { components } from '@octokit/openapi-types';

type Schemas = components['schemas'];
/** A repository as GitHub lists it. The types are generated from GitHub’s own description of its API. */
export type GithubRepository = Schemas['minimal-repository'] & { full_name: string };

const WHO = 'https://api.github.com/users/ada';

const owner: Schemas['simple-user'] = {
  login: 'ada',
  id: 1815,
  node_id: 'MDQ6VXNlcjE4MTU=',
  avatar_url: 'https://avatars.githubusercontent.com/u/1815?v=4',
  gravatar_id: '',
  url: WHO,
  html_url: 'https://github.com/ada',
  followers_url: `${WHO}/followers`,
  following_url: `${WHO}/following{/other_user}`,
  gists_url: `${WHO}/gists{/gist_id}`,
  starred_url: `${WHO}/starred{/owner}{/repo}`,
  subscriptions_url: `${WHO}/subscriptions`,
  organizations_url: `${WHO}/orgs`,
  repos_url: `${WHO}/repos`,
  events_url: `${WHO}/events{/privacy}`,
  received_events_url: `${WHO}/received_events`,
  type: 'User',
  site_admin: false,
};

/** Returns a repository with the fields that GitHub’s operations return, besides addresses that nothing reads. */
export const githubRepository = (name: string, fields: Partial<GithubRepository> = {}): GithubRepository =>
  ({
    id: 1843,
    node_id: 'MDEwOlJlcG9zaXRvcnkxODQz',
    name,
    full_name: `ada/${name}`,
    owner,
    private: false,
    html_url: `https://github.com/ada/${name}`,
    description: null,
    fork: false,
    url: `https://api.github.com/repos/ada/${name}`,
    homepage: null,
    language: 'TypeScript',
    forks_count: 0,
    stargazers_count: 0,
    watchers_count: 0,
    size: 108,
    default_branch: 'main',
    open_issues_count: 0,
    topics: [],
    has_issues: true,
    archived: false,
    disabled: false,
    visibility: 'public',
    pushed_at: '2026-11-01T10:00:00Z',
    created_at: '2024-03-05T10:00:00Z',
    updated_at: '2026-11-01T10:00:00Z',
    ...fields,
  }) satisfies Partial<GithubRepository> as GithubRepository;

/** Returns a README as GitHub’s operation that reads it returns it, with the lines of its base64. */
export const githubReadme = (text: string, path = 'README.md'): Schemas['content-file'] => ({
  type: 'file',
  encoding: 'base64',
  size: text.length,
  name: path.split('/').at(-1) ?? path,
  path,
  content: Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n'),
  sha: '3d21ec53a331a6f037a91c368710b99387d012c1',
  url: `https://api.github.com/repos/ada/engine/contents/${path}`,
  git_url: 'https://api.github.com/repos/ada/engine/git/blobs/3d21ec53a331a6f037a91c368710b99387d012c1',
  html_url: `https://github.com/ada/engine/blob/main/${path}`,
  download_url: `https://raw.githubusercontent.com/ada/engine/main/${path}`,
  _links: {
    git: 'https://api.github.com/repos/ada/engine/git/blobs/3d21ec53a331a6f037a91c368710b99387d012c1',
    self: `https://api.github.com/repos/ada/engine/contents/${path}`,
    html: `https://github.com/ada/engine/blob/main/${path}`,
  },
});

type GraphqlFields = { name: string; stars?: number; description?: string };

/** Returns a repository as GitHub’s GraphQL API returns the fields that are asked for. */
export const graphqlRepository = (nameWithOwner: string, { name, stars = 0, description = '' }: GraphqlFields) => ({
  nameWithOwner,
  name,
  url: `https://github.com/${nameWithOwner}`,
  description,
  homepageUrl: null,
  stargazerCount: stars,
  forkCount: 3,
  primaryLanguage: { name: 'Rust' },
  createdAt: '2015-01-01T00:00:00Z',
  pushedAt: '2026-11-20T00:00:00Z',
  isFork: false,
  isArchived: false,
  isPrivate: false,
});
