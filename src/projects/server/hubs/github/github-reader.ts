import { HUB_LIMITS } from '../../../model/hubs.ts';
import type { HubReader, RepositoryDetails, UserRepository } from '../hub.ts';
import type { HubClient } from '../hub-client.ts';
import { HubError } from '../hub-error.ts';
import { orUndefined } from '../or-undefined.ts';
import { readPages } from '../read-pages.ts';
import { languagesByShare, parseResponse } from '../shapes.ts';
import { readGithubProfile } from './github-profile.ts';
import { githubFile, githubRepository, githubUser } from './github-shapes.ts';

const VERSION = { accept: 'application/vnd.github+json' };
const MAX_README_BYTES = 2 * 1024 * 1024;

/** Reads GitHub’s API, version 3, and with a token also its GraphQL API. */
export const githubReader: HubReader = {
  list: async (client, username) => {
    const owner = client.hasToken ? parseResponse(githubUser, await client.json('/user', VERSION)).login : undefined;
    const login = username || owner;
    if (login === undefined) throw new HubError('notFound');
    const isOwn = login.toLowerCase() === owner?.toLowerCase();
    const { items, isPartial } = await readPages(client, {
      path: isOwn ? '/user/repos' : `/users/${encodeURIComponent(login)}/repos`,
      query: { sort: 'pushed', ...(isOwn ? { affiliation: 'owner' } : { type: 'owner' }) },
      schema: githubRepository,
      maximum: client.hasToken ? HUB_LIMITS.repositories : HUB_LIMITS.repositoriesWithoutToken,
    });
    const { pinned, contributions, contributed, commits } = await readGithubProfile(client, login);
    const commitsTo = (path: string) => commits.get(path.toLowerCase()) ?? null;
    const repositories: UserRepository[] = [
      ...items.map((one) => ({
        ...one,
        isPinned: pinned.has(one.path.toLowerCase()),
        isContributed: false,
        commits: commitsTo(one.path),
      })),
      ...contributed.map((one) => ({
        ...one,
        isPinned: pinned.has(one.path.toLowerCase()),
        isContributed: true,
        commits: commitsTo(one.path),
      })),
    ];
    return { username: login, repositories, contributions, isPartial };
  },

  read: async (client, path): Promise<RepositoryDetails> => {
    const at = `/repos/${path.split('/').map(encodeURIComponent).join('/')}`;
    const repository = parseResponse(githubRepository, await client.json(at, VERSION));
    const languages = await orUndefined(async () => languagesByShare(await client.json(`${at}/languages`, VERSION)));
    const readme = await orUndefined(() => readReadme(client, at));
    return {
      repository,
      languages: languages ?? (repository.language === '' ? [] : [repository.language]),
      readme: readme ?? undefined,
      isReadmeUnread: readme === undefined,
      readFile: async (file, maxBytes) => {
        const name = file.split('/').map(encodeURIComponent).join('/');
        const accept = 'application/vnd.github.raw+json';
        return (await client.send(`${at}/contents/${name}`, { accept, maxBytes })).bytes;
      },
    };
  },
};

/** Reads the README that GitHub shows; returns null if there is none. */
async function readReadme(client: HubClient, at: string) {
  try {
    const answer = await client.json(`${at}/readme`, { ...VERSION, maxBytes: MAX_README_BYTES });
    const { path, content } = parseResponse(githubFile, answer);
    return { path, text: Buffer.from(content, 'base64').toString('utf8') };
  } catch (error) {
    if (error instanceof HubError && error.problem === 'notFound') return null;
    throw error;
  }
}
