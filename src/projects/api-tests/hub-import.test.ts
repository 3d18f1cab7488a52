import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { GITHUB_TOKEN } from '#testing/hubs/open-github-server.ts';
import { importRepositories, shareHubInstance, take } from '#testing/hubs/share-hub-instance.ts';
import type { Member } from '#testing/members.ts';

const { github, instance } = shareHubInstance();
const read = async ({ call }: Member, id: string) => (await call('GET', `/api/projects/${id}`)).body;
const projects = async ({ call }: Member) => (await call('GET', '/api/projects')).body.items;

describe('an import of repositories', () => {
  it('makes drafts with the README’s first paragraph and picture', async () => {
    const ada = await addMember(instance);
    const { status, body } = await importRepositories(ada, { hub: 'github', take: take('ada/engine') });
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
    const { body } = await importRepositories(ada, {
      hub: 'gitlab',
      take: take('ada/engine', 'ada/empty', 'works/mill/gear'),
    });
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
      [1, 2].map(
        async () => (await importRepositories(ada, { hub: 'github', take: take('ada/notes', 'ADA/notes') })).body,
      ),
    );
    const [made] = both.flatMap((body) => body.made);
    const again = { path: 'ada/notes', id: made.id, title: 'notes' };
    expect(both.flatMap((body) => body.existing)).toEqual([again]);
    expect((await importRepositories(ada, { hub: 'github', take: take('ada/notes') })).body).toEqual({
      ...{ made: [], existing: [again], failed: [] },
    });
    expect(await projects(ada)).toHaveLength(1);
  });

  it('says which repositories failed, and makes the others', async () => {
    const ada = await addMember(instance);
    github.override('/repos/ada/difference', { status: 502, body: '<html>' });
    const { body } = await importRepositories(ada, {
      hub: 'github',
      take: take('ada/gone', 'ada/notes', 'ada/difference'),
    });
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
    const { body } = await importRepositories(ada, { hub: 'github', take: take('ada/engine') });
    expect(body.made[0].warnings).toEqual(['pictureUnread']);
    expect(github.requests.slice(before).map(({ path }) => path)).toEqual([
      ...['/repos/ada/engine', '/repos/ada/engine/languages', '/repos/ada/engine/readme'],
    ]);
  });
});
