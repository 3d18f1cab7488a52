import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBlankInstance, restore } from '#admin/testing/backups.ts';
import type { Site } from '#portfolio/contract.ts';
import { send } from '#testing/members.ts';
import type { WhenDone } from '#testing/test-database.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const FOLDER = join(import.meta.dirname, '..', 'testing', 'fixtures', 'release-2026-11-27');
const APP_URL = 'http://localhost:3000';
const OWNER = { email: 'ada@example.org', password: 'Zx9-mill-wheel-4471-note' };

type Page = { path: string; status: number; robots: string | null; texts: string[] };
type Answers = { links: Record<string, string>; pages: Page[]; owner: { '/api/site': Site } & Record<string, object> };

const earlier = JSON.parse(await readFile(join(FOLDER, 'expected.json'), 'utf8')) as Answers;
const { '/api/site': earlierSite, ...earlierAnswers } = earlier.owner;

/** Returns the texts between the tags of a page. */
const textsOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim());

describe('an instance of an earlier release, once upgraded', () => {
  const instance = {} as TestInstance;
  let cookie = '';

  const readAsOwner = async (path: string) => (await send(instance, 'GET', path, { headers: { cookie } })).body;

  beforeAll(async () => {
    const cleaning: (() => unknown)[] = [];
    const whenDone: WhenDone = (clean) => cleaning.push(clean);
    const blank = await openBlankInstance(whenDone);
    await restore(blank, join(FOLDER, 'backup.zip'), undefined, false, whenDone);
    const settings = { APP_URL, DATABASE_URL: blank.databaseUrl, DATA_DIR: blank.dataDir };
    Object.assign(instance, await startTestInstance(settings, { whenDone }));
    const { cookies } = await send(instance, 'POST', '/api/auth/sign-in/email', {
      ...{ body: OWNER, headers: { origin: APP_URL } },
    });
    cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    return async () => {
      for (const clean of cleaning.reverse()) await clean();
    };
  });

  it.each(earlier.pages)('answers visitors at $path as before', async ({ path, status, robots, texts }) => {
    const page = await send(instance, 'GET', path);
    expect(page.status).toBe(status);
    // Pages of dead ends look different now, and say that they are not for search engines.
    if (status === 200) expect(page.headers.get('x-robots-tag')).toBe(robots);
    if (texts.length > 0) expect(textsOf(page.body)).toEqual(expect.arrayContaining(texts));
  });

  it('opens a locked link with its password', async () => {
    const answer = await send(instance, 'POST', `/portfolio/${earlier.links.locked}`, {
      body: new TextEncoder().encode('password=difference'),
      headers: { origin: APP_URL, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(303);
  });

  it.each(Object.entries(earlierAnswers))('answers its owner at %s with all that was there', async (path, body) => {
    expect(await readAsOwner(path)).toMatchObject(body);
  });

  it('keeps the site as it looked, with sections that show nothing yet', async () => {
    const site = (await readAsOwner('/api/site')) as Site;
    const { sections, ...document } = earlierSite.document;
    expect(site).toMatchObject({ ...{ document, publishedAt: earlierSite.publishedAt, changes: [] } });
    expect(site.document.style.id).toBe('classic');
    const kinds = new Set(sections.map(({ kind }) => kind));
    expect(site.document.sections.filter(({ kind }) => kinds.has(kind))).toMatchObject(sections);
    expect(site.addresses).toEqual(
      expect.arrayContaining([expect.objectContaining({ url: earlierSite.addresses[0]?.url })]),
    );
  });

  it('shows at a username only what search engines could list before', async () => {
    expect((await send(instance, 'GET', '/@ada')).status).toBe(200);
    expect((await send(instance, 'GET', '/@ben')).status).toBe(404);
  });
});
