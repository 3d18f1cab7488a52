import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, shareStorage } from '#testing/storage.ts';

const NAMES = [
  'a',
  'a/1',
  'a/2',
  'a/b/1',
  'a0',
  'ab',
  'abab/x',
  'b--c',
  'b--d--e',
  'b-\u0001',
  'd/\u{10FFFF}',
  'd\u{10FFFF}',
  'e/\uD7FF/1',
  'e/\uD7FF/2',
  'e/\uE000/1',
  'é/1',
  '日本/1',
  '日本/2',
  '🎼/1',
  '🎼🎼/2',
];
type ListingPage = { items: { name: string }[]; prefixes: string[]; nextPageToken?: string };

/** Returns the entries directly below a prefix, found by examining every name. */
function expectedListing(names: string[], prefix: string, delimiter: string) {
  const [items, prefixes] = [new Set<string>(), new Set<string>()];
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    if (end < 0) items.add(name);
    else prefixes.add(name.slice(0, end + delimiter.length));
  }
  const byBytes = (all: Set<string>) => [...all].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return { items: byBytes(items), prefixes: byBytes(prefixes) };
}

const storage = shareStorage();

describe('a list', () => {
  beforeAll(async () => {
    for (const name of NAMES) expect((await storage.multipart(name, {}, 'x')).status).toBe(200);
  }, 60_000);

  it.each([1, 2, 3, 7, 1000])('in pages of %i contains each file and folder once, in order', async (size) => {
    const { ask, at } = storage;
    const names = NAMES.map(at);
    for (const delimiter of ['', '/', '--', '1', '\u{10FFFF}', '\uD7FF', '🎼']) {
      for (const prefix of ['', 'a', 'a/', 'b-', 'e/', '🎼', 'none/']) {
        const all: { items: string[]; prefixes: string[] } = { items: [], prefixes: [] };
        let pageToken: string | undefined;
        do {
          const query = new URLSearchParams({ prefix: at(prefix), delimiter, maxResults: String(size) });
          if (pageToken !== undefined) query.set('pageToken', pageToken);
          const page = (await (await ask('GET', `${BASE}?${query}`)).json()) as ListingPage;
          expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(size);
          all.items.push(...page.items.map(({ name }) => name));
          all.prefixes.push(...page.prefixes);
          pageToken = page.nextPageToken;
        } while (pageToken !== undefined);
        expect({ delimiter, prefix, ...all }).toEqual({
          delimiter,
          prefix,
          ...expectedListing(names, at(prefix), delimiter === '\u{10FFFF}' ? '' : delimiter),
        });
      }
    }
  });

  it('ignores a delimiter that no name can contain', async () => {
    const { ask, at } = storage;
    const answer = await ask('GET', `${BASE}?prefix=${encodeURIComponent(at('a/'))}&delimiter=%00`);
    expect([answer.status, ((await answer.json()) as ListingPage).items.length]).toEqual([200, 3]);
  });
});
