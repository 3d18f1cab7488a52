import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBus } from '#platform/server/db/bus.ts';
import { makeFolder } from '#platform/testing/overflow.ts';
import { eventually } from '#testing/eventually.ts';
import { asSuperuser, databaseIn, openTestDatabase, silentLog } from '#testing/test-database.ts';
import { openPageCache, type PageKey, type RenderedPage } from './page-cache.ts';
import { makeReadyBody } from './ready-body.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** Opens the page cache of one instance. Several may share a database. */
async function openCache(db: TestDatabase, options: { maxBytes?: number; folder?: string } = {}) {
  const bus = await openBus(db.url, silentLog);
  onTestFinished(() => bus.close());
  const cache = await openPageCache(bus, options);
  onTestFinished(() => cache.close());
  return cache;
}

type Cache = Awaited<ReturnType<typeof openCache>>;

const keyOf = (path: string): PageKey => ({ host: 'instance', path, language: 'en' });
const pageOf = (text: string, ...tags: string[]): RenderedPage => ({
  body: makeReadyBody(200, { 'content-type': 'text/html' }, Buffer.from(text)),
  tags,
});

/** Returns the page at a path; `owner` is its tag, `text` its content if it must be rendered. */
const read = async (cache: Cache, path: string, owner: string, text: string) =>
  (await cache.get(keyOf(path), async () => pageOf(text, owner))).identity.toString();

const change = (db: TestDatabase, cache: Cache, owner: string) =>
  db.asSystem('prepare a test', async (tx) => cache.invalidate(tx, owner));

/** A render that waits until `finish` or `fail` is called. */
function slowRender(...tags: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
  const render = vi.fn(() => promise);
  return { render, finish: (text: string) => resolve(pageOf(text, ...tags)), fail: reject };
}

describe('the page cache', () => {
  it('renders a page once for all visitors who wait for it', async () => {
    const cache = await openCache(await openTestDatabase());
    const { render, finish } = slowRender('ada');
    const visitors = Array.from({ length: 200 }, () => cache.get(keyOf('/ada'), render));
    finish('Ada’s page');
    const pages = new Set(await Promise.all(visitors));
    expect([...pages].map((page) => page.identity.toString())).toEqual(['Ada’s page']);
    await cache.get(keyOf('/ada'), render);
    expect(render).toHaveBeenCalledOnce();
    expect(cache.stats()).toMatchObject({ pages: 1, hits: 1, misses: 1 });
  });

  it('distinguishes pages by path, host and language', async () => {
    const cache = await openCache(await openTestDatabase());
    const keys: PageKey[] = [
      keyOf('/ada'),
      { ...keyOf('/ada'), path: '/ada/cv' },
      { ...keyOf('/ada'), host: 'ada.example' },
      { ...keyOf('/ada'), language: 'de' },
    ];
    const texts = await Promise.all(
      keys.map(async (key, n) => (await cache.get(key, async () => pageOf(`page ${n}`, 'ada'))).identity.toString()),
    );
    expect(texts).toEqual(['page 0', 'page 1', 'page 2', 'page 3']);
  });

  it('keeps no redirects', async () => {
    const cache = await openCache(await openTestDatabase());
    const render = vi.fn(async () => ({
      body: makeReadyBody(308, { location: '/ada' }, Buffer.alloc(0)),
      tags: ['ada'],
    }));
    for (let again = 0; again < 2; again += 1)
      expect(await cache.get(keyOf('/ADA'), render)).toMatchObject({ status: 308, headers: { location: '/ada' } });
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.stats().pages).toBe(0);
  });

  it('drops only the pages of the owner of a change, on every instance', async () => {
    const db = await openTestDatabase();
    const [here, there] = [await openCache(db), await openCache(db)];
    for (const cache of [here, there]) {
      await read(cache, '/ada', 'ada', 'Ada, old');
      await read(cache, '/ada/cv', 'ada', 'Ada’s CV, old');
      await read(cache, '/ben', 'ben', 'Ben, old');
    }
    await change(db, here, 'ada');
    expect(await read(here, '/ada', 'ada', 'Ada, new'), 'immediately on this instance').toBe('Ada, new');
    await eventually(() => expect(there.stats().pages).toBe(1));
    expect(await read(there, '/ada', 'ada', 'Ada, new')).toBe('Ada, new');
    for (const cache of [here, there]) {
      expect(await read(cache, '/ada/cv', 'ada', 'Ada’s CV, new')).toBe('Ada’s CV, new');
      expect(await read(cache, '/ben', 'ben', 'Ben, new')).toBe('Ben, old');
    }
  });

  it('keeps the pages if a change is rolled back', async () => {
    const db = await openTestDatabase();
    const [here, there] = [await openCache(db), await openCache(db)];
    for (const cache of [here, there]) {
      await read(cache, '/ada', 'ada', 'Ada, old');
      await read(cache, '/ben', 'ben', 'Ben, old');
    }
    const undone = db.asSystem('prepare a test', async (tx) => {
      here.invalidate(tx, 'ada');
      throw new Error('changed her mind');
    });
    await expect(undone).rejects.toThrow('changed her mind');
    // Messages arrive in commit order: once Ben's has arrived, one for Ada would have, too.
    await change(db, here, 'ben');
    await eventually(() => expect(there.stats().pages).toBe(1));
    for (const cache of [here, there]) expect(await read(cache, '/ada', 'ada', 'Ada, new')).toBe('Ada, old');
  });

  it('does not hide a change that is committed while the page is being rendered', async () => {
    const db = await openTestDatabase();
    const cache = await openCache(db);
    const { render, finish } = slowRender('ada');
    const early = cache.get(keyOf('/ada'), render);
    await change(db, cache, 'ada');
    expect(await read(cache, '/ada', 'ada', 'Ada, new'), 'after the change').toBe('Ada, new');
    finish('Ada, old');
    expect((await early).identity.toString()).toBe('Ada, old');
    expect(await read(cache, '/ada', 'ada', 'Ada, new'), 'after the old render').toBe('Ada, new');
  });

  it('does not hide a change during a render even if another owner’s change came first', async () => {
    const db = await openTestDatabase();
    const cache = await openCache(db);
    const { render, finish } = slowRender('ada');
    const early = cache.get(keyOf('/ada'), render);
    await change(db, cache, 'ben');
    await change(db, cache, 'ada');
    finish('Ada, old');
    await early;
    expect(await read(cache, '/ada', 'ada', 'Ada, new')).toBe('Ada, new');
  });

  it('keeps a page that was rendered during another owner’s change', async () => {
    const db = await openTestDatabase();
    const cache = await openCache(db);
    const { render, finish } = slowRender('ada');
    const early = cache.get(keyOf('/ada'), render);
    await change(db, cache, 'ben');
    finish('Ada, as ever');
    await early;
    expect(await read(cache, '/ada', 'ada', 'Ada, rendered again')).toBe('Ada, as ever');
  });

  it('rejects for all who wait if a render fails, and renders again for the next', async () => {
    const cache = await openCache(await openTestDatabase());
    const { render, fail } = slowRender('ada');
    const visitors = [cache.get(keyOf('/ada'), render), cache.get(keyOf('/ada'), render)];
    fail(new Error('the pen broke'));
    for (const outcome of await Promise.allSettled(visitors)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'the pen broke' } });
    }
    expect(await read(cache, '/ada', 'ada', 'Ada’s page')).toBe('Ada’s page');
    expect(cache.stats().pages).toBe(1);
  });

  it('evicts the least recently used pages, so that its memory stays bounded', async () => {
    const maxBytes = 20_000;
    const cache = await openCache(await openTestDatabase(), { maxBytes });
    const text = 'x'.repeat(1000);
    for (let n = 0; n < 100; n += 1) {
      await read(cache, `/page-${n}`, 'ada', text);
      await read(cache, '/popular', 'ada', text);
      expect(cache.stats().bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(cache.stats().pages).toBeGreaterThan(2);
    const before = cache.stats();
    await read(cache, '/popular', 'ada', text);
    await read(cache, '/page-0', 'ada', text);
    expect(cache.stats()).toMatchObject({ hits: before.hits + 1, misses: before.misses + 1 });
  });

  it('returns a page that is larger than its memory, without storing it', async () => {
    const cache = await openCache(await openTestDatabase(), { maxBytes: 5000 });
    await read(cache, '/ben', 'ben', 'Ben’s page');
    const long = 'x'.repeat(10_000);
    expect(await read(cache, '/ada', 'ada', long)).toBe(long);
    expect(cache.stats().pages).toBe(1);
    expect(await read(cache, '/ben', 'ben', 'Ben, rendered again')).toBe('Ben’s page');
  });

  it('drops everything after its connection was lost, because messages may have been missed', async () => {
    const db = await openTestDatabase();
    const cache = await openCache(db);
    const { render, finish } = slowRender('ben');
    await read(cache, '/ada', 'ada', 'Ada, old');
    const early = cache.get(keyOf('/ben'), render);
    const name = databaseIn(db.url);
    await asSuperuser((client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'vitrine bus'",
        [name],
      ),
    );
    await eventually(() => expect(cache.stats().pages).toBe(0));
    finish('Ben, old');
    await early;
    expect(await read(cache, '/ada', 'ada', 'Ada, new')).toBe('Ada, new');
    expect(await read(cache, '/ben', 'ben', 'Ben, new')).toBe('Ben, new');
    // The cache is subscribed again.
    await change(db, await openCache(db), 'ada');
    await eventually(() => expect(cache.stats().pages).toBe(1));
    expect(await read(cache, '/ada', 'ada', 'Ada, newest')).toBe('Ada, newest');
  });
});

describe('pages that do not fit in memory', () => {
  const LONG = 'x'.repeat(1000);

  /** Evicts everything from memory by reading other pages. */
  const evict = async (cache: Cache) => {
    for (let n = 0; n < 10; n += 1) await read(cache, `/other-${n}`, 'nobody', LONG);
  };

  it('are read back unchanged from disk on each instance until their owner changes something', async () => {
    const db = await openTestDatabase();
    const folder = await makeFolder();
    const here = await openCache(db, { maxBytes: 5000, folder });
    const there = await openCache(db, { maxBytes: 5000, folder });
    for (const cache of [here, there]) {
      const page = await cache.get(keyOf('/ada'), async () => pageOf(`Ada, old ${LONG}`, 'ada'));
      await evict(cache);
      expect(cache.stats().pagesOnDisk).toBeGreaterThan(5);
      expect(cache.stats().bytesOnDisk).toBeGreaterThan(5000);
      const back = await cache.get(keyOf('/ada'), async () => pageOf('Ada, new', 'ada'));
      expect(back).toEqual(page);
      await evict(cache);
    }
    await change(db, here, 'nobody');
    await eventually(() => expect([here, there].map((cache) => cache.stats().pagesOnDisk)).toEqual([1, 1]));
    await change(db, here, 'ada');
    expect(await read(here, '/ada', 'ada', 'Ada, new'), 'immediately on this instance').toBe('Ada, new');
    await eventually(() => expect(there.stats().pagesOnDisk).toBe(0));
    expect(await read(there, '/ada', 'ada', 'Ada, new')).toBe('Ada, new');
  });

  it('are rendered again without a folder for them', async () => {
    const folder = '/dev/null/pages';
    for (const options of [{ maxBytes: 5000 }, { maxBytes: 5000, folder }]) {
      const cache = await openCache(await openTestDatabase(), options);
      await read(cache, '/ada', 'ada', 'Ada, old');
      await evict(cache);
      expect(cache.stats()).toMatchObject({ pagesOnDisk: 0, bytesOnDisk: 0 });
      expect(await read(cache, '/ada', 'ada', 'Ada, again')).toBe('Ada, again');
    }
  });
});
