import { type HubAnswer, type HubRequest, openHubServer, pageOf } from './hub-server.ts';

/** A token that the server accepts. */
export const GITLAB_TOKEN = 'glpat-example';

type Fields = Partial<ReturnType<typeof projectShape>>;

/** A project as GitLab’s documentation of its API shows it. */
const projectShape = (path: string) => ({
  id: 4,
  description: null as string | null,
  name: path.split('/').at(-1) ?? path,
  name_with_namespace: path,
  path: path.split('/').at(-1) ?? path,
  path_with_namespace: path,
  created_at: '2023-05-30T12:06:59.000Z',
  default_branch: 'main',
  tag_list: [] as string[],
  topics: [] as string[],
  ssh_url_to_repo: `git@gitlab.com:${path}.git`,
  http_url_to_repo: `https://gitlab.com/${path}.git`,
  web_url: `https://gitlab.com/${path}`,
  readme_url: `https://gitlab.com/${path}/-/blob/main/docs/README.md` as string | null,
  forks_count: 1,
  avatar_url: null,
  star_count: 0,
  last_activity_at: '2026-10-30T12:06:59.000Z',
  archived: false,
  visibility: 'public',
  namespace: { id: 2, name: 'ada', path: 'ada', kind: 'user', full_path: 'ada' },
});
export const gitlabProject = (path: string, fields: Fields = {}) => ({ ...projectShape(path), ...fields });

const PROJECTS = [
  gitlabProject('ada/engine', { name: 'The Engine', description: 'Über Ströme', star_count: 12, topics: ['maths'] }),
  gitlabProject('ada/empty', { readme_url: null }),
];
const CONTRIBUTED = [gitlabProject('works/mill/gear', { star_count: 7 }), PROJECTS[0]];

/** Opens a server that speaks the part of GitLab’s API that is used, for the user ada. */
export const openGitlabServer = () =>
  openHubServer((request) =>
    request.token !== undefined && request.token !== GITLAB_TOKEN
      ? { status: 401, body: { message: '401 Unauthorized' } }
      : answer(request),
  );

function answer(request: HubRequest): HubAnswer | undefined {
  const { path, query, token } = request;
  const user = { id: 1815, username: 'ada', name: 'Ada', state: 'active', web_url: 'https://gitlab.com/ada' };
  if (path === '/user') return token ? { body: user } : { status: 401, body: {} };
  if (path === '/users') return { body: query.get('username') === 'ada' ? [user] : [] };
  if (path === '/users/1815/projects') return { body: pageOf(PROJECTS, request) };
  if (path === '/users/1815/contributed_projects') return { body: pageOf(CONTRIBUTED, request) };
  if (path === '/users/1815/events') return { headers: { 'x-total': '321' }, body: [] };
  const [, , id = '', part, , file] = path.split('/').map(decodeURIComponent);
  const project = [...PROJECTS, ...CONTRIBUTED].find((one) => one?.path_with_namespace === id);
  if (!path.startsWith('/projects/') || !project) return undefined;
  if (part === undefined) return { body: project };
  if (part === 'languages') return { body: { Ruby: 66.69, JavaScript: 22.98, HTML: 10.2, Makefile: 0.13 } };
  if (part === 'repository' && file === 'docs/README.md')
    return { body: '# Engine\n\n![x](missing.png)\n\nWeaves algebraic patterns as a loom weaves flowers.\n' };
  return undefined;
}
