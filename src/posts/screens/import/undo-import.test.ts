import { expect, it } from 'vitest';
import { undoImport } from './undo-import.ts';

/** Returns an API that records its calls, and fails to delete one post once. */
function recordedApi(failing?: string) {
  const calls: string[] = [];
  let fails = failing;
  const api = {
    bulk: { call: async ({ ids, action }: { ids: string[]; action: string }) => void calls.push(`${action} ${ids}`) },
    removeForever: {
      call: async ({ id }: { id: string }) => {
        if (id === fails) {
          fails = undefined;
          throw new Error('no connection');
        }
        calls.push(`delete ${id}`);
      },
    },
  };
  return { api: api as unknown as Parameters<typeof undoImport>[0], calls };
}

it('undoing an import deletes its posts permanently', async () => {
  const { api, calls } = recordedApi();
  await undoImport(api, ['a', 'b'], () => {});
  expect(calls).toEqual(['trash a,b', 'delete a', 'delete b']);
});

it('undoing an import reports what it deleted before a failure', async () => {
  const { api } = recordedApi('b');
  const deleted: string[] = [];
  await expect(undoImport(api, ['a', 'b', 'c'], (id) => deleted.push(id))).rejects.toThrow('no connection');
  expect(deleted).toEqual(['a']);
});
