import { type GithubRepository, githubReadme, githubRepository, graphqlRepository } from './github-shapes.ts';
import { type HubAnswer, type HubRequest, openHubServer, pageOf } from './hub-server.ts';

/** A token that the server accepts. */
export const GITHUB_TOKEN = 'github_pat_11AAAAAAA0example';

const README = `# Engine

[![CI](https://img.shields.io/badge/ci-passing.svg)](https://ci.example)

![The engine](docs/engine.jpg)

Weaves algebraic patterns, just as the Jacquard loom weaves *flowers* and leaves.
`;

export const GITHUB_REPOSITORIES: readonly GithubRepository[] = [
  githubRepository('engine', {
    description: 'An analytical engine',
    homepage: 'engine.example',
    stargazers_count: 1843,
    forks_count: 12,
    topics: ['mathematics', 'machines'],
  }),
  githubRepository('notes', { description: 'Notes <b>on</b> the engine', language: null, stargazers_count: 3 }),
  githubRepository('loom', { fork: true, stargazers_count: 99 }),
  githubRepository('difference', { archived: true, pushed_at: '2025-02-01T00:00:00Z' }),
];
const PRIVATE = githubRepository('letters', { private: true, visibility: 'private' });
const CONTRIBUTED = graphqlRepository('babbage/mill', {
  name: 'mill',
  stars: 500,
  description: 'The mill of the engine',
});

type GithubFiles = { readme?: string; files?: Readonly<Record<string, Uint8Array>> };

/**
 * Opens a server that speaks the part of GitHub’s API that is used, for the user ada. Files are those of the repository
 * “engine”.
 */
export async function openGithubServer({ readme = README, files = {} }: GithubFiles = {}) {
  const content = { readme };
  const server = await openHubServer((request) => {
    if (request.token !== undefined && request.token !== GITHUB_TOKEN)
      return { status: 401, body: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest' } };
    return answer(request, content.readme, files);
  });
  return {
    ...server,
    setReadme: (text: string) => {
      content.readme = text;
    },
  };
}

function answer(
  request: HubRequest,
  readme: string,
  files: Readonly<Record<string, Uint8Array>>,
): HubAnswer | undefined {
  const { path, token } = request;
  if (path === '/user') return token ? { body: { login: 'ada', id: 1815 } } : { status: 401, body: {} };
  if (path === '/user/repos') return { body: pageOf([...GITHUB_REPOSITORIES, PRIVATE], request) };
  if (path.toLowerCase() === '/users/ada/repos') return { body: pageOf(GITHUB_REPOSITORIES, request) };
  if (path === '/graphql') return { body: profile(request) };
  const [, , owner, name = '', part, ...rest] = path.split('/').map(decodeURIComponent);
  const repository =
    owner === 'ada'
      ? [...GITHUB_REPOSITORIES, ...(token ? [PRIVATE] : [])].find((one) => one.name === name)
      : path.startsWith('/repos/babbage/mill') &&
        githubRepository('mill', {
          full_name: 'babbage/mill',
          html_url: 'https://github.com/babbage/mill',
          stargazers_count: 500,
        });
  if (!path.startsWith('/repos/') || !repository) return undefined;
  if (part === undefined) return { body: repository };
  if (part === 'languages') return { body: name === 'notes' ? {} : { TypeScript: 90_000, CSS: 9000, Shell: 100 } };
  if (name !== 'engine') return undefined;
  if (part === 'readme') return { body: githubReadme(readme) };
  const file = files[rest.join('/')];
  return part === 'contents' && file ? { body: file } : undefined;
}

function profile({ body }: HubRequest) {
  const { variables } = JSON.parse(body) as { variables: { login: string } };
  if (variables.login !== 'ada') return { data: { user: null }, errors: [{ type: 'NOT_FOUND' }] };
  return {
    data: {
      user: {
        pinnedItems: { nodes: [{ nameWithOwner: 'ada/notes' }, {}] },
        contributionsCollection: {
          contributionCalendar: { totalContributions: 1234 },
          commitContributionsByRepository: [
            { contributions: { totalCount: 42 }, repository: CONTRIBUTED },
            { contributions: { totalCount: 7 }, repository: graphqlRepository('ada/engine', { name: 'engine' }) },
          ],
        },
        repositoriesContributedTo: { nodes: [CONTRIBUTED, null] },
      },
    },
  };
}
