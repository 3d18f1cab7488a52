import { open, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeFolder, openTexts } from '#platform/testing/overflow.ts';
import { openOverflowFile } from './overflow-file.ts';

type Texts = Awaited<ReturnType<typeof openTexts>>;

const FOREVER = Number.POSITIVE_INFINITY;
const put = ({ overflow }: Texts, name: string, value: string, ...tags: string[]) =>
  overflow.put(name, { value, tags, until: FOREVER });
const textOf = async ({ overflow }: Texts, name: string) => (await overflow.get(name))?.value;
const textsOf = (texts: Texts, names: string) => Promise.all([...names].map((name) => textOf(texts, name)));

/** All operations that make a stored entry stale. */
const ENDS: [string, (texts: Texts) => unknown][] = [
  ['dropping its tag', ({ overflow }) => overflow.drop('ada')],
  ['dropping all entries', ({ overflow }) => overflow.dropAll()],
  ['removing it', ({ overflow }) => overflow.remove('page')],
];

/** Lets a write begin; no disk operation can complete in this time. */
const begun = async () => {
  await null;
};

/** Makes the next disk operation fail, because a test cannot fill a real disk. */
async function failNext(method: 'read' | 'writev', how: 'throws' | 'stops half way') {
  const file = await open(join(await makeFolder(), 'any'), 'w');
  const disk = Object.getPrototypeOf(file);
  await file.close();
  const spy = vi.spyOn(disk, method);
  if (how === 'throws') spy.mockRejectedValueOnce(Object.assign(new Error('EIO'), { code: 'EIO' }));
  else spy.mockResolvedValueOnce({ bytesRead: 1, bytesWritten: 1, buffer: Buffer.alloc(1) });
}

describe('a stored entry', () => {
  it('is returned unchanged, while it waits to be written and from the file', async () => {
    const texts = await openTexts();
    const entry = { value: 'Ada’s page', tags: ['ada', 'mary'], until: 1234 };
    texts.overflow.put('page', entry);
    expect(await texts.overflow.get('page')).toEqual(entry);
    expect(texts.fromBytes).not.toHaveBeenCalled();
    await texts.expectWritten('page');
    expect(await texts.overflow.get('page')).toEqual(entry);
    expect(texts.overflow.stats()).toEqual({ entries: 1, bytes: Buffer.byteLength('Ada’s page') });
    expect(await texts.overflow.get('another')).toBeUndefined();
  });

  it('is dropped with any of its tags, and only with them', async () => {
    const texts = await openTexts();
    put(texts, 'a', 'by two', 'ada', 'mary');
    put(texts, 'b', 'by one', 'mary');
    await texts.expectWritten('b');
    texts.overflow.drop('ada');
    expect(await textsOf(texts, 'ab')).toEqual([undefined, 'by one']);
    texts.overflow.drop('mary');
    expect(await textsOf(texts, 'ab')).toEqual([undefined, undefined]);
    expect(texts.overflow.stats()).toEqual({ entries: 0, bytes: 0 });
  });

  it('is not written again if it was read from the file', async () => {
    const texts = await openTexts();
    put(texts, 'page', 'text', 'ada');
    await texts.expectWritten('page');
    put(texts, 'page', 'text', 'ada');
    texts.fromBytes.mockClear();
    await texts.overflow.get('page');
    expect(texts.fromBytes, 'nothing waits to be written').toHaveBeenCalledOnce();
  });

  it('is written again if more of its encoded forms are ready', async () => {
    const texts = await openTexts();
    put(texts, 'page', 'text', 'ada');
    await texts.expectWritten('page');
    put(texts, 'page', 'text, packed', 'ada');
    await texts.expectWritten('page');
    expect(await textOf(texts, 'page')).toBe('text, packed');
    expect(texts.overflow.stats()).toEqual({ entries: 1, bytes: 12 });
  });
});

describe.each(ENDS)('%s takes precedence over a stored entry', (_, end) => {
  it('while it waits to be written', async () => {
    const texts = await openTexts();
    put(texts, 'page', 'old', 'ada');
    end(texts);
    expect(await textOf(texts, 'page')).toBeUndefined();
    put(texts, 'last', 'another', 'mary');
    await texts.expectWritten('last');
    expect(await textOf(texts, 'page')).toBeUndefined();
  });

  it('while it is being written, even if a new value is stored at once', async () => {
    const texts = await openTexts();
    put(texts, 'page', 'old', 'ada');
    await begun();
    end(texts);
    expect(await textOf(texts, 'page')).toBeUndefined();
    put(texts, 'page', 'new', 'ada');
    expect(await textOf(texts, 'page')).toBe('new');
    await texts.expectWritten('page');
    expect(await textOf(texts, 'page')).toBe('new');
    expect(texts.overflow.stats()).toEqual({ entries: 1, bytes: 3 });
  });

  it('while it is being read, even if a new value is stored before the read ends', async () => {
    const texts = await openTexts();
    put(texts, 'page', 'old', 'ada');
    await texts.expectWritten('page');
    const early = textOf(texts, 'page');
    end(texts);
    const late = textOf(texts, 'page');
    put(texts, 'page', 'new', 'ada');
    expect(await Promise.all([early, late, textOf(texts, 'page')])).toEqual([undefined, undefined, 'new']);
    await texts.expectWritten('page');
    expect(await textOf(texts, 'page')).toBe('new');
  });

  it('at the moment when its read ends', async () => {
    const texts = await openTexts();
    put(texts, 'page', 'old', 'ada');
    await texts.expectWritten('page');
    texts.fromBytes.mockImplementationOnce((bytes) => {
      end(texts);
      return bytes.toString();
    });
    expect(await textOf(texts, 'page')).toBeUndefined();
  });
});

describe('the overflow file', () => {
  it('has no name, so that instances can share the folder', async () => {
    const folder = join(await makeFolder(), 'pages');
    const [one, two] = [await openTexts({ folder }), await openTexts({ folder })];
    put(one, 'page', 'of one', 'ada');
    put(two, 'page', 'of two', 'ada');
    await one.expectWritten('page');
    await two.expectWritten('page');
    expect(await readdir(folder)).toEqual([]);
    one.overflow.drop('ada');
    expect([await textOf(one, 'page'), await textOf(two, 'page')]).toEqual([undefined, 'of two']);
  });

  it('replaces files that an earlier process left', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'left'), 'old');
    await utimes(join(folder, 'left'), 0, 0);
    await openTexts({ folder });
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not opened if its folder can’t be created', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'file'), '');
    const options = { toBytes: () => [], fromBytes: String, maxBytes: 1000, maxEntries: 10 };
    expect(await openOverflowFile<string>(join(folder, 'file', 'pages'), options)).toBeUndefined();
  });

  it.each(['throws', 'stops half way'] as const)('discards a write that %s, and keeps working', async (how) => {
    const texts = await openTexts();
    await failNext('writev', how);
    put(texts, 'a', 'lost', 'ada');
    await begun();
    put(texts, 'b', 'kept', 'ada');
    await texts.expectWritten('b');
    expect(await textsOf(texts, 'ab')).toEqual([undefined, 'kept']);
    expect(texts.overflow.stats()).toEqual({ entries: 1, bytes: 4 });
  });

  it('keeps a new value that replaces one that could not be written', async () => {
    const texts = await openTexts();
    await failNext('writev', 'throws');
    put(texts, 'page', 'old', 'ada');
    await begun();
    texts.overflow.drop('ada');
    put(texts, 'page', 'new', 'ada');
    await texts.expectWritten('page');
    expect(await textOf(texts, 'page')).toBe('new');
  });

  it.each(['throws', 'stops half way'] as const)('returns nothing if a read %s, and keeps working', async (how) => {
    const texts = await openTexts();
    put(texts, 'a', 'lost', 'ada');
    put(texts, 'b', 'kept', 'ada');
    await texts.expectWritten('b');
    await failNext('read', how);
    expect(await textOf(texts, 'a')).toBeUndefined();
    expect(await textsOf(texts, 'ab')).toEqual([undefined, 'kept']);
    expect(texts.overflow.stats()).toEqual({ entries: 1, bytes: 4 });
  });

  it('returns nothing for unreadable content', async () => {
    const texts = await openTexts();
    put(texts, 'page', 'text', 'ada');
    await texts.expectWritten('page');
    texts.fromBytes.mockImplementationOnce(() => JSON.parse('{'));
    expect(await textOf(texts, 'page')).toBeUndefined();
    expect(texts.overflow.stats()).toEqual({ entries: 0, bytes: 0 });
  });
});

describe('the limits', () => {
  it('of the file size: the oldest entries are evicted first', async () => {
    const texts = await openTexts({ maxBytes: 10 });
    for (const name of 'abcd') put(texts, name, `${name}${name}${name}`, 'ada');
    await texts.expectWritten('d');
    expect(await textsOf(texts, 'abcd')).toEqual([undefined, 'bbb', 'ccc', 'ddd']);
    expect(texts.overflow.stats()).toEqual({ entries: 3, bytes: 9 });
    // The next entry overwrites two of the previous round.
    put(texts, 'e', 'eeee', 'ada');
    await texts.expectWritten('e');
    expect(await textsOf(texts, 'bcde')).toEqual([undefined, undefined, 'ddd', 'eeee']);
  });

  it('of the file size: unused entries are evicted before used ones', async () => {
    const texts = await openTexts({ maxBytes: 12 });
    for (const name of 'abc') put(texts, name, name.repeat(4), 'ada');
    await texts.expectWritten('c');
    put(texts, 'a', 'aaaa', 'ada');
    put(texts, 'd', 'dddd', 'ada');
    await texts.expectWritten('d');
    expect(await textsOf(texts, 'abcd')).toEqual(['aaaa', undefined, 'cccc', 'dddd']);
  });

  it('of the file size: an entry of that size is kept alone, and a larger one is not kept', async () => {
    const texts = await openTexts({ maxBytes: 10 });
    put(texts, 'a', 'aaa', 'ada');
    put(texts, 'b', 'b'.repeat(10), 'ada');
    await texts.expectWritten('b');
    expect(await textsOf(texts, 'ab')).toEqual([undefined, 'b'.repeat(10)]);
    put(texts, 'c', 'c'.repeat(11), 'ada');
    expect(await textsOf(texts, 'bc')).toEqual(['b'.repeat(10), undefined]);
  });

  it('of the file size: a read returns nothing if its entry is overwritten meanwhile', async () => {
    const texts = await openTexts({ maxBytes: 10 });
    put(texts, 'a', 'a'.repeat(10), 'ada');
    await texts.expectWritten('a');
    const early = textOf(texts, 'a');
    put(texts, 'b', 'b'.repeat(10), 'ada');
    expect(await Promise.all([early, textOf(texts, 'b')])).toEqual([undefined, 'b'.repeat(10)]);
  });

  it('of the number of entries: the oldest are evicted first', async () => {
    const texts = await openTexts({ maxEntries: 2 });
    for (const name of 'abc') put(texts, name, name, 'ada');
    await texts.expectWritten('c');
    expect(await textsOf(texts, 'abc')).toEqual([undefined, 'b', 'c']);
    expect(texts.overflow.stats()).toEqual({ entries: 2, bytes: 2 });
  });

  it('of waiting bytes: further entries are discarded until there is room', async () => {
    const megabyte = 1024 * 1024;
    const texts = await openTexts({ maxBytes: 100 * megabyte });
    for (const name of 'abcdefghij') put(texts, name, name.repeat(megabyte), 'ada');
    expect(texts.overflow.stats()).toEqual({ entries: 8, bytes: 8 * megabyte });
    await texts.expectWritten('h');
    put(texts, 'i', 'i', 'ada');
    expect(await textOf(texts, 'i')).toBe('i');
  });
});

it('in any sequence of operations, a read returns the last value stored under the name, or nothing', async () => {
  const operation = fc.record({
    kind: fc.constantFrom('put', 'put', 'get', 'get', 'drop'),
    at: fc.nat(9),
    waits: fc.boolean(),
  });
  let found = 0;
  const holds = async (operations: { kind: string; at: number; waits: boolean }[]) => {
    const texts = await openTexts({ maxBytes: 100, maxEntries: 6 });
    const current = new Map<string, string>();
    for (const [index, { kind, at, waits }] of operations.entries()) {
      const name = `page ${at}`;
      const before = current.get(name);
      if (kind === 'put') {
        // A name has one text until it is removed; it may grow by encoded forms.
        const text = before === undefined ? `${name} in turn ${index}` : `${before}.`;
        current.set(name, text);
        put(texts, name, text, name);
      } else if (kind === 'drop') {
        current.delete(name);
        texts.overflow.drop(name);
      } else {
        const text = await textOf(texts, name);
        if (text !== undefined) found += 1;
        expect([undefined, before]).toContain(text);
      }
      if (waits) await setImmediate();
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 50, maxLength: 200 }), holds), { numRuns: 40 });
  expect(found).toBeGreaterThan(0);
});

it('a closed overflow returns nothing and stores nothing', async () => {
  const texts = await openTexts();
  put(texts, 'a', 'written', 'ada');
  await texts.expectWritten('a');
  put(texts, 'b', 'waits', 'ada');
  const reading = textOf(texts, 'a');
  await texts.overflow.close();
  put(texts, 'c', 'late', 'ada');
  expect(await Promise.all([reading, textOf(texts, 'b'), textOf(texts, 'c')])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
