import { HUB_LIMITS } from '../../../model/hubs.ts';
import type { HubReader, RepositoryDetails, UserRepository } from '../hub.ts';
import type { HubClient } from '../hub-client.ts';
import { HubError } from '../hub-error.ts';
import { orUndefined } from '../or-undefined.ts';
import { readPages } from '../read-pages.ts';
import { languagesByShare, parseItems, parseResponse } from '../shapes.ts';
import { gitlabProject, gitlabUser } from './gitlab-shapes.ts';

const MAX_README_BYTES = 2 * 1024 * 1024;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reads GitLab’s REST API, version 4. */
export const gitlabReader: HubReader = {
  list: async (client, username) => {
    const user = username === '' ? await readOwner(client) : await findUser(client, username);
    const maximum = client.hasToken ? HUB_LIMITS.repositories : HUB_LIMITS.repositoriesWithoutToken;
    const own = await readPages(client, {
      path: `/users/${user.id}/projects`,
      query: { order_by: 'last_activity_at' },
      schema: gitlabProject,
      maximum,
    });
    // Older versions of GitLab don’t tell what users contributed to.
    const contributed = await orUndefined(() =>
      readPages(client, {
        path: `/users/${user.id}/contributed_projects`,
        query: {},
        schema: gitlabProject,
        maximum: HUB_LIMITS.contributed,
      }),
    );
    const paths = new Set(own.items.map(({ repository }) => repository.path));
    const toListed =
      (isContributed: boolean) =>
      ({ repository }: { repository: UserRepository | (typeof own.items)[number]['repository'] }): UserRepository => ({
        ...repository,
        isPinned: false,
        isContributed,
        commits: null,
      });
    const others = (contributed?.items ?? []).filter(({ repository }) => !paths.has(repository.path));
    return {
      username: user.username,
      repositories: [...own.items.map(toListed(false)), ...others.map(toListed(true))],
      contributions: (await orUndefined(() => countContributions(client, user.id))) ?? null,
      isPartial: own.isPartial,
    };
  },

  read: async (client, path): Promise<RepositoryDetails> => {
    const at = `/projects/${encodeURIComponent(path)}`;
    const { repository, readmePath } = parseResponse(gitlabProject, await client.json(at));
    const languages = await orUndefined(async () => languagesByShare(await client.json(`${at}/languages`)));
    const readFile = async (file: string, maxBytes: number) =>
      (
        await client.send(`${at}/repository/files/${encodeURIComponent(file)}/raw`, {
          query: { ref: 'HEAD' },
          maxBytes,
        })
      ).bytes;
    const readme =
      readmePath === undefined
        ? undefined
        : await orUndefined(async () => (await readFile(readmePath, MAX_README_BYTES)).toString('utf8'));
    return {
      repository,
      languages: languages ?? [],
      readme: readme === undefined || readmePath === undefined ? undefined : { text: readme, path: readmePath },
      isReadmeUnread: readmePath !== undefined && readme === undefined,
      readFile,
    };
  },
};

async function readOwner(client: HubClient) {
  if (!client.hasToken) throw new HubError('notFound');
  return parseResponse(gitlabUser, await client.json('/user'));
}

async function findUser(client: HubClient, username: string) {
  const [user] = parseItems(gitlabUser, await client.json('/users', { query: { username } }), 1);
  if (!user) throw new HubError('notFound');
  return user;
}

/** Returns the contributions of a user within a year; null if there are more than GitLab counts. */
async function countContributions(client: HubClient, id: number): Promise<number | null> {
  const after = new Date(Date.now() - YEAR_MS).toISOString().slice(0, 10);
  const { headers } = await client.send(`/users/${id}/events`, { query: { after, per_page: '1' } });
  const total = Number(headers['x-total'] ?? Number.NaN);
  return Number.isInteger(total) && total >= 0 ? total : null;
}
