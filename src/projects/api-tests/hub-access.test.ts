import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { GITHUB_TOKEN } from '#testing/hubs/open-github-server.ts';
import { importRepositories, listRepositories, shareHubInstance, take } from '#testing/hubs/share-hub-instance.ts';
import { visitor } from '#testing/members.ts';
import { startTestInstance } from '#testing/test-instance.ts';

const { github, gitlab, instance, lines } = shareHubInstance();

describe('the token', () => {
  it('reaches only the hub, and is in no log and no error', async () => {
    const [ada, seen] = [await addMember(instance), github.requests.length];
    await listRepositories(ada, { hub: 'github', token: GITHUB_TOKEN });
    const refused = await listRepositories(ada, { hub: 'github', token: 'ghp_refused' });
    expect([refused.status, refused.body.data.fields[0].path]).toEqual([400, 'token']);
    github.override('/user', { status: 302, headers: { location: `${gitlab.url}/stolen` }, body: '' });
    expect((await listRepositories(ada, { hub: 'github', token: GITHUB_TOKEN })).status).toBe(503);
    github.override('/user', undefined);
    expect(gitlab.requests.some(({ token }) => token === GITHUB_TOKEN)).toBe(false);
    expect(github.requests.slice(seen).every(({ token }) => token !== undefined)).toBe(true);
    expect(JSON.stringify(refused.body)).not.toContain('ghp_refused');
    expect(lines.join('')).not.toMatch(/ghp_refused|github_pat/);
    expect(lines.length).toBeGreaterThan(0);
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
    expect((await listRepositories(ada, input)).status).toBe(400);
  });

  it.each([
    [['ada/..']],
    [['engine']],
    [['ada/engine/../../user']],
    [[]],
    [['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'a/6']],
  ])('for the repositories %j', async (paths) => {
    const ada = await addMember(instance);
    expect((await importRepositories(ada, { hub: 'github', take: take(...paths) })).status).toBe(400);
  });

  it('if the operator turned it off', async () => {
    const closed = await startTestInstance({ HUB_IMPORTS: 'false', GITHUB_API_URL: github.url });
    const [ada, before] = [await addMember(closed), github.requests.length];
    expect((await ada.call('GET', '/api/projects/import/hubs')).body).toEqual({ hubs: [] });
    expect((await listRepositories(ada, { hub: 'github', username: 'ada' })).status).toBe(403);
    expect(github.requests.length).toBe(before);
  });

  it('and names the hubs that it is possible from', async () => {
    const ada = await addMember(instance);
    const { body } = await ada.call('GET', '/api/projects/import/hubs');
    expect(body.hubs).toMatchObject([{ hub: 'github' }, { hub: 'gitlab' }]);
  });
});
