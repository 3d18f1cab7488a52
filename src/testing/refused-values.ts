import { expect } from 'vitest';
import type { TestCollection } from './collection.ts';

/** Values that a field refuses, each with the path of the error if that is not the field itself. */
export type RefusedValues = [value: unknown, path?: string][];

/** Expects each value to be refused, in a new record and in an existing one, and nothing of it to be stored. */
export async function expectRefused({ make, ask, list }: TestCollection, field: string, values: RefusedValues) {
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
