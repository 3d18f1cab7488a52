import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { GITHUB_TOKEN, openGithubServer } from '#testing/hubs/open-github-server.ts';
import { GITLAB_TOKEN, openGitlabServer } from '#testing/hubs/open-gitlab-server.ts';
import { jpeg } from '#testing/images.ts';
import { type Member, visitor } from '#testing/members.ts';
import { recordingLog } from '#testing/recording-log.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

type Github = Awaited<ReturnType<typeof openGithubServer>>;
type Gitlab = Awaited<ReturnType<typeof openGitlabServer>>;
let [github, gitlab, instance] = [{} as Github, {} as Gitlab, {} as TestInstance];
const { log, lines } = recordingLog();
const cleaning: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  github = await openGithubServer({ files: { 'docs/engine.jpg': await jpeg() } });
  gitlab = await openGitlabServer();
  const env = { GITHUB_API_URL: github.url, GITLAB_API_URL: gitlab.url };
  instance = await startTestInstance(env, { log, whenDone: (clean) => cleaning.push(async () => clean()) });
});
afterAll(async () => {
  for (const clean of cleaning.reverse()) await clean();
  await github.close();
  await gitlab.close();
});

const list = ({ call }: Member, input: object) => call('POST', '/api/projects/import/hubs/repositories', input);
const importThem = ({ call }: Member, input: object) => call('POST', '/api/projects/import/hubs', input);
const take = (...paths: string[]) => paths.map((path) => ({ path }));
const read = async ({ call }: Member, id: string) => (await call('GET', `/api/projects/${id}`)).body;
const projects = async ({ call }: Member) => (await call('GET', '/api/projects')).body.items;

describe('the repositories of a user', () => {
  it('are listed by their stars at GitHub, without a token', async () => {
    const ada = await addMember(instance);
    const { status, body } = await list(ada, { hub: 'github', username: 'ada' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'ada', contributions: null, isPartial: false });
    expect(body.repositories.map(({ path }: { path: string }) => path)).toEqual([
      ...['ada/engine', 'ada/loom', 'ada/notes', 'ada/difference'],
    ]);
    expect(body.repositories[0]).toEqual({
      ...{
        path: 'ada/engine',
        name: 'engine',
        description: 'An analytical engine',
        url: 'https://github.com/ada/engine',
      },
      ...{ homepage: 'https://engine.example', stars: 1843, forks: 12, language: 'TypeScript' },
      ...{ topics: ['mathematics', 'machines'], createdAt: '2024-03-05T10:00:00Z', pushedAt: '2026-11-01T10:00:00Z' },
      ...{ isFork: false, isArchived: false, isPrivate: false, isPinned: false, isContributed: false },
      ...{ commits: null, duplicateOf: null },
    });
    expect(body.repositories[2].description).toBe('Notes <b>on</b> the engine');
    expect(await projects(ada)).toEqual([]);
  });

  it('include pinned, private and contributed ones with a token of GitHub', async () => {
    const ada = await addMember(instance);
    const { body } = await list(ada, { hub: 'github', token: GITHUB_TOKEN });
    expect(body).toMatchObject({ username: 'ada', contributions: 1234 });
    expect(body.repositories[0]).toMatchObject({ path: 'ada/notes', isPinned: true });
    expect(body.repositories.at(-1)).toMatchObject({ path: 'babbage/mill', isContributed: true, commits: 42 });
    expect(body.repositories).toContainEqual(expect.objectContaining({ path: 'ada/letters', isPrivate: true }));
    expect(body.repositories).toHaveLength(6);
  });

  it('are listed at GitLab, with those that the user contributed to', async () => {
    const ada = await addMember(instance);
    const { body } = await list(ada, { hub: 'gitlab', username: 'ada' });
    expect(body.contributions).toBe(321);
    expect(body.repositories).toMatchObject([
      { path: 'ada/engine', name: 'The Engine', stars: 12, isContributed: false },
      { path: 'ada/empty', isContributed: false },
      { path: 'works/mill/gear', isContributed: true },
    ]);
    expect((await list(ada, { hub: 'gitlab', token: GITLAB_TOKEN })).body.username).toBe('ada');
  });

  it('name the project that links to them, whatever the form of its address', async () => {
    const ada = await addMember(instance);
    const { body: project } = await ada.call('POST', '/api/projects', {
      ...{ title: 'My engine', links: [{ url: 'http://www.GitHub.com/Ada/engine.git/' }] },
    });
    const { body } = await list(ada, { hub: 'github', username: 'ada' });
    expect(body.repositories[0].duplicateOf).toEqual({ id: project.id, title: 'My engine' });
    const mary = await addMember(instance);
    expect((await list(mary, { hub: 'github', username: 'ada' })).body.repositories[0].duplicateOf).toBeNull();
  });
});

describe('an import of repositories', () => {
  it('makes drafts with the README’s first paragraph and picture', async () => {
    const ada = await addMember(instance);
    const { status, body } = await importThem(ada, { hub: 'github', take: take('ada/engine') });
    expect([status, body]).toMatchObject([
      200,
      { made: [{ path: 'ada/engine', title: 'engine', warnings: [] }], existing: [], failed: [] },
    ]);
    const project = await read(ada, body.made[0].id);
    expect(project).toMatchObject({
      ...{ title: 'engine', summary: 'An analytical engine', status: 'draft', role: '', slug: 'engine' },
      ...{ start: '2024-03', end: '', ongoing: true, tags: ['mathematics', 'machines'], stack: ['TypeScript', 'CSS'] },
      links: [
        { label: 'GitHub', url: 'https://github.com/ada/engine' },
        { label: '', url: 'https://engine.example' },
      ],
      metrics: [{ label: 'Stars on GitHub', value: '1,843' }],
      blocks: [
        { kind: 'text', text: 'Weaves algebraic patterns, just as the Jacquard loom weaves flowers and leaves.' },
      ],
      coverAlt: 'The engine',
    });
    expect((await ada.call('GET', `/api/images/${project.cover}`)).status).toBe(200);
  });

  it('makes drafts of projects at GitLab, and says if their picture is missing', async () => {
    const ada = await addMember(instance);
    const { body } = await importThem(ada, { hub: 'gitlab', take: take('ada/engine', 'ada/empty', 'works/mill/gear') });
    expect(body.made).toMatchObject([
      { title: 'The Engine', warnings: ['pictureUnread'] },
      { title: 'empty', warnings: [] },
      { title: 'gear', warnings: ['pictureUnread'] },
    ]);
    expect(await read(ada, body.made[0].id)).toMatchObject({
      ...{ summary: 'Über Ströme', stack: ['Ruby', 'JavaScript', 'HTML'], cover: null },
      ...{ blocks: [{ text: 'Weaves algebraic patterns as a loom weaves flowers.' }], start: '2023-05' },
    });
  });

  it('names the role and the commits of a contributor, in the language of the member', async () => {
    const ada = await addMember(instance);
    const chosen = [{ path: 'babbage/mill', isContributed: true, commits: 42 }];
    const { body } = await ada.call(
      'POST',
      '/api/projects/import/hubs',
      { hub: 'github', token: GITHUB_TOKEN, take: chosen },
      { 'accept-language': 'de' },
    );
    expect(await read(ada, body.made[0].id)).toMatchObject({
      ...{ role: 'Mitwirkung', start: '', end: '' },
      metrics: [
        { label: 'Sterne auf GitHub', value: '500' },
        { label: 'Commits im letzten Jahr', value: '42' },
      ],
    });
  });

  it('makes nothing twice, also of two requests at once', async () => {
    const ada = await addMember(instance);
    const both = await Promise.all(
      [1, 2].map(async () => (await importThem(ada, { hub: 'github', take: take('ada/notes', 'ADA/notes') })).body),
    );
    const [made] = both.flatMap((body) => body.made);
    const again = { path: 'ada/notes', id: made.id, title: 'notes' };
    expect(both.flatMap((body) => body.existing)).toEqual([again]);
    expect((await importThem(ada, { hub: 'github', take: take('ada/notes') })).body).toEqual({
      ...{ made: [], existing: [again], failed: [] },
    });
    expect(await projects(ada)).toHaveLength(1);
  });

  it('says which repositories failed, and makes the others', async () => {
    const ada = await addMember(instance);
    github.override('/repos/ada/difference', { status: 502, body: '<html>' });
    const { body } = await importThem(ada, { hub: 'github', take: take('ada/gone', 'ada/notes', 'ada/difference') });
    github.override('/repos/ada/difference', undefined);
    expect(body).toMatchObject({
      made: [{ path: 'ada/notes' }],
      failed: [
        { path: 'ada/gone', problem: 'notFound' },
        { path: 'ada/difference', problem: 'unreachable' },
      ],
    });
  });

  it('fetches no picture from a private address, and makes the project without it', async () => {
    const ada = await addMember(instance);
    const before = github.requests.length;
    github.setReadme(`![a](${github.url}/a.png) ![b](https://127.0.0.1/b.png) ![c](../../../etc/passwd)`);
    const { body } = await importThem(ada, { hub: 'github', take: take('ada/engine') });
    expect(body.made[0].warnings).toEqual(['pictureUnread']);
    expect(github.requests.slice(before).map(({ path }) => path)).toEqual([
      ...['/repos/ada/engine', '/repos/ada/engine/languages', '/repos/ada/engine/readme'],
    ]);
  });
});

describe('the token', () => {
  it('reaches only the hub, and is in no log and no error', async () => {
    const [ada, seen] = [await addMember(instance), github.requests.length];
    await list(ada, { hub: 'github', token: GITHUB_TOKEN });
    const refused = await list(ada, { hub: 'github', token: 'ghp_refused' });
    expect([refused.status, refused.body.data.fields[0].path]).toEqual([400, 'token']);
    github.override('/user', { status: 302, headers: { location: `${gitlab.url}/stolen` }, body: '' });
    expect((await list(ada, { hub: 'github', token: GITHUB_TOKEN })).status).toBe(503);
    github.override('/user', undefined);
    expect(gitlab.requests.some(({ token }) => token === GITHUB_TOKEN)).toBe(false);
    expect(github.requests.slice(seen).every(({ token }) => token !== undefined)).toBe(true);
    expect(JSON.stringify(refused.body)).not.toContain('ghp_refused');
    expect(lines.join('')).not.toMatch(/ghp_refused|github_pat/);
    expect(lines.length).toBeGreaterThan(0);
  });
});

describe('a hub that refuses', () => {
  const fieldOf = async (answer: ReturnType<typeof list>) => {
    const { status, body } = await answer;
    return [status, body.data.fields[0]];
  };

  it('a name says that there is nobody of that name', async () => {
    const ada = await addMember(instance);
    for (const [hub, name] of [
      ['github', 'GitHub'],
      ['gitlab', 'GitLab'],
    ]) {
      expect(await fieldOf(list(ada, { hub, username: 'nobody' }))).toEqual([
        400,
        { path: 'username', message: `${name} has no user with this name` },
      ]);
      expect(await fieldOf(list(ada, { hub }))).toMatchObject([400, { path: 'username' }]);
    }
  });

  it.each([
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${Math.floor(Date.now() / 1000) + 600}` }, /10 minutes/],
    [{ 'retry-after': '14400' }, /4 hours/],
  ])('more requests says when it answers again (%j)', async (headers, time) => {
    const ada = await addMember(instance);
    github.override('/users', { status: 403, headers: headers as Record<string, string>, body: { message: 'limit' } });
    const { status, body } = await list(ada, { hub: 'github', username: 'ada' });
    github.override('/users', undefined);
    expect(status).toBe(429);
    expect(body.message).toMatch(time);
  });

  it('is told from one that can’t be reached or read', async () => {
    const ada = await addMember(instance);
    const answers: [unknown, RegExp][] = [
      ['<html>', /read the answer of GitHub/],
      [{ not: 'a list' }, /read the answer of GitHub/],
      ['x'.repeat(9_000_000), /read the answer of GitHub/],
    ];
    for (const [body, message] of answers) {
      github.override('/users', { body });
      const answer = await list(ada, { hub: 'github', username: 'ada' });
      expect([answer.status, answer.body.message]).toEqual([503, expect.stringMatching(message)]);
    }
    github.override('/users', { status: 500, body: '' });
    expect((await list(ada, { hub: 'github', username: 'ada' })).body.message).toMatch(/Couldn’t reach GitHub/);
    github.override('/users', undefined);
  });
});

describe('hostile answers of a hub', () => {
  it('are read as far as they have the shape of repositories', async () => {
    const ada = await addMember(instance);
    const repository = {
      ...{ full_name: 'ada/x', name: 'x\u202e\u0000', html_url: 'https://github.com/ada/x', description: { a: 1 } },
      ...{
        homepage: 'javascript:alert(1)',
        stargazers_count: -5,
        topics: [1, 'a', 'a', 'b'.repeat(9000)],
        fork: 'yes',
      },
    };
    github.override('/users', {
      body: [null, 7, [], { ...repository, html_url: 'javascript:alert(1)' }, { ...repository, name: 1 }, repository],
    });
    const { status, body } = await list(ada, { hub: 'github', username: 'ada' });
    github.override('/users', undefined);
    expect([status, body.repositories]).toMatchObject([
      200,
      [{ path: 'ada/x', name: 'x', description: '', homepage: '', stars: 0, isFork: false, createdAt: '' }],
    ]);
    expect(body.repositories[0].topics).toEqual(['a', 'b'.repeat(40)]);
  });

  it('without an end are read up to a limit', async () => {
    const ada = await addMember(instance);
    const full = Array.from({ length: 200 }, (_, at) => ({
      ...{ full_name: `ada/r${at}`, name: `r${at}`, html_url: `https://github.com/ada/r${at}` },
    }));
    github.override('/users', { body: full });
    const { body } = await list(ada, { hub: 'github', username: 'ada' });
    github.override('/users', undefined);
    expect([body.repositories.length, body.isPartial]).toEqual([300, true]);
  });
});

describe('an import from a hub is refused', () => {
  it('for visitors', async () => {
    const { call } = visitor(instance);
    const before = github.requests.length;
    expect((await call('GET', '/api/projects/import/hubs')).status).toBe(401);
    const input = { hub: 'github', username: 'ada' };
    expect((await call('POST', '/api/projects/import/hubs/repositories', input)).status).toBe(401);
    const chosen = { hub: 'github', take: take('ada/engine') };
    expect((await call('POST', '/api/projects/import/hubs', chosen)).status).toBe(401);
    expect(github.requests.length).toBe(before);
  });

  it.each([
    { hub: 'github', username: 'ada/../..' },
    { hub: 'github', username: 'a?b' },
    { hub: 'bitbucket', username: 'ada' },
    { hub: 'github', token: 'a\r\nb' },
    { hub: 'github', username: 'ada', host: 'https://example.org' },
  ])('for %j', async (input) => {
    const ada = await addMember(instance);
    expect((await list(ada, input)).status).toBe(400);
  });

  it.each([
    [['ada/..']],
    [['engine']],
    [['ada/engine/../../user']],
    [[]],
    [['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'a/6']],
  ])('for the repositories %j', async (paths) => {
    const ada = await addMember(instance);
    expect((await importThem(ada, { hub: 'github', take: take(...paths) })).status).toBe(400);
  });

  it('if the operator turned it off', async () => {
    const closed = await startTestInstance({ HUB_IMPORTS: 'false', GITHUB_API_URL: github.url });
    const [ada, before] = [await addMember(closed), github.requests.length];
    expect((await ada.call('GET', '/api/projects/import/hubs')).body).toEqual({ hubs: [] });
    expect((await list(ada, { hub: 'github', username: 'ada' })).status).toBe(403);
    expect(github.requests.length).toBe(before);
  });

  it('and names the hubs that it is possible from', async () => {
    const ada = await addMember(instance);
    const { body } = await ada.call('GET', '/api/projects/import/hubs');
    expect(body.hubs).toMatchObject([{ hub: 'github' }, { hub: 'gitlab' }]);
  });
});
