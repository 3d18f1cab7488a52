import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { GITHUB_TOKEN } from '#testing/hubs/open-github-server.ts';
import { GITLAB_TOKEN } from '#testing/hubs/open-gitlab-server.ts';
import { listRepositories, shareHubInstance } from '#testing/hubs/share-hub-instance.ts';
import type { Member } from '#testing/members.ts';

const { github, instance } = shareHubInstance();
const projects = async ({ call }: Member) => (await call('GET', '/api/projects')).body.items;

describe('the repositories of a user', () => {
  it('are listed by their stars at GitHub, without a token', async () => {
    const ada = await addMember(instance);
    const { status, body } = await listRepositories(ada, { hub: 'github', username: 'ada' });
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
    const { body } = await listRepositories(ada, { hub: 'github', token: GITHUB_TOKEN });
    expect(body).toMatchObject({ username: 'ada', contributions: 1234 });
    expect(body.repositories[0]).toMatchObject({ path: 'ada/notes', isPinned: true });
    expect(body.repositories.at(-1)).toMatchObject({ path: 'babbage/mill', isContributed: true, commits: 42 });
    expect(body.repositories).toContainEqual(expect.objectContaining({ path: 'ada/letters', isPrivate: true }));
    expect(body.repositories).toHaveLength(6);
  });

  it('are listed at GitLab, with those that the user contributed to', async () => {
    const ada = await addMember(instance);
    const { body } = await listRepositories(ada, { hub: 'gitlab', username: 'ada' });
    expect(body.contributions).toBe(321);
    expect(body.repositories).toMatchObject([
      { path: 'ada/engine', name: 'The Engine', stars: 12, isContributed: false },
      { path: 'ada/empty', isContributed: false },
      { path: 'works/mill/gear', isContributed: true },
    ]);
    expect((await listRepositories(ada, { hub: 'gitlab', token: GITLAB_TOKEN })).body.username).toBe('ada');
  });

  it('name the project that links to them, whatever the form of its address', async () => {
    const ada = await addMember(instance);
    const { body: project } = await ada.call('POST', '/api/projects', {
      ...{ title: 'My engine', links: [{ url: 'http://www.GitHub.com/Ada/engine.git/' }] },
    });
    const { body } = await listRepositories(ada, { hub: 'github', username: 'ada' });
    expect(body.repositories[0].duplicateOf).toEqual({ id: project.id, title: 'My engine' });
    const mary = await addMember(instance);
    expect(
      (await listRepositories(mary, { hub: 'github', username: 'ada' })).body.repositories[0].duplicateOf,
    ).toBeNull();
  });
});

describe('a hub that refuses', () => {
  const fieldOf = async (answer: ReturnType<typeof listRepositories>) => {
    const { status, body } = await answer;
    return [status, body.data.fields[0]];
  };

  it('a name says that there is nobody of that name', async () => {
    const ada = await addMember(instance);
    for (const [hub, name] of [
      ['github', 'GitHub'],
      ['gitlab', 'GitLab'],
    ]) {
      expect(await fieldOf(listRepositories(ada, { hub, username: 'nobody' }))).toEqual([
        400,
        { path: 'username', message: `${name} has no user with this name` },
      ]);
      expect(await fieldOf(listRepositories(ada, { hub }))).toMatchObject([400, { path: 'username' }]);
    }
  });

  it.each([
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${Math.floor(Date.now() / 1000) + 600}` }, /10 minutes/],
    [{ 'retry-after': '14400' }, /4 hours/],
  ])('more requests says when it answers again (%j)', async (headers, time) => {
    const ada = await addMember(instance);
    github.override('/users', { status: 403, headers: headers as Record<string, string>, body: { message: 'limit' } });
    const { status, body } = await listRepositories(ada, { hub: 'github', username: 'ada' });
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
      const answer = await listRepositories(ada, { hub: 'github', username: 'ada' });
      expect([answer.status, answer.body.message]).toEqual([503, expect.stringMatching(message)]);
    }
    github.override('/users', { status: 500, body: '' });
    expect((await listRepositories(ada, { hub: 'github', username: 'ada' })).body.message).toMatch(
      /Couldn’t reach GitHub/,
    );
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
    const { status, body } = await listRepositories(ada, { hub: 'github', username: 'ada' });
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
    const { body } = await listRepositories(ada, { hub: 'github', username: 'ada' });
    github.override('/users', undefined);
    expect([body.repositories.length, body.isPartial]).toEqual([300, true]);
  });
});
