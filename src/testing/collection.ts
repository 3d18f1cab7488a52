import { expect } from 'vitest';
import { addMember } from './add-member.ts';
import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** Registers a member, and returns functions that call the API of one kind of record over plain HTTP. */
export async function openCollection(
  instance: TestInstance,
  path = '/api/projects',
  options: { verified?: boolean } = {},
) {
  return collectionOf(await addMember(instance, { verified: false, ...options }), path);
}

type CollectionItem = { id: string; title: string } & Record<string, unknown>;

export function collectionOf(member: Member, path = '/api/projects') {
  const ask = (method: string, rest = '', body?: unknown, headers?: Record<string, string>) =>
    member.call(method, path + rest, body, headers);

  const list = async (query = '', headers?: Record<string, string>) => {
    const answer = await ask('GET', query, undefined, headers);
    expect([answer.status, answer.body]).toMatchObject([200, { items: expect.any(Array) }]);
    return answer.body as { items: CollectionItem[]; nextCursor?: string };
  };

  return {
    member,
    ask,
    list,
    make: async (fields: object = {}, headers?: Record<string, string>) => {
      const answer = await ask('POST', '', { title: 'Note G', ...fields }, headers);
      expect([answer.status, answer.body]).toMatchObject([201, { revision: 1 }]);
      return answer.body as CollectionItem & { revision: number; slug: string };
    },
    titles: async (query = '', headers?: Record<string, string>) =>
      (await list(query, headers)).items.map(({ title }) => title),
    /** Returns the items of all pages in order. `between` is called after each page. */
    pages: async (query: string, between: (page: number) => Promise<unknown> = async () => {}) => {
      const items: CollectionItem[] = [];
      let cursor: string | undefined;
      for (let page = 1; page === 1 || cursor !== undefined; page += 1) {
        const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const found = await list(`?${query}${next}`);
        items.push(...found.items);
        cursor = found.nextCursor;
        await between(page);
      }
      return items;
    },
  };
}

export type TestCollection = Awaited<ReturnType<typeof openCollection>>;
