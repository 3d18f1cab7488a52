import { expect } from 'vitest';
import type { TestShelf } from './shelf.ts';

/** What a field refuses, with where it says so, if that is not the field itself. */
export type RefusedValues = [value: unknown, path?: string][];

/** That a kind of record refuses each of them, in something new and in what is there, and keeps nothing of it. */
export async function expectRefused({ make, ask, list }: TestShelf, field: string, values: RefusedValues) {
  const { id } = await make();
  for (const [value, path = field] of values) {
    for (const [method, rest, more] of [
      ['POST', '', { title: 'x' }],
      ['PATCH', `/${id}`, { revision: 1 }],
    ] as const) {
      const answer = await ask(method, rest, { ...more, [field]: value });
      const paths = answer.body.data?.fields.map((fault: { path: string }) => fault.path);
      expect([value, answer.status, paths]).toEqual([value, 400, expect.arrayContaining([path])]);
    }
  }
  expect((await list()).items).toMatchObject([{ id, revision: 1 }]);
}
