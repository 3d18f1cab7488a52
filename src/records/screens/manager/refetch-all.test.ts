import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchAll } from './refetch-all.ts';

const KEY = ['projects', 'list'];

/** Creates an observed list query whose responses the test resolves one by one. */
function observeList() {
  const queries = new QueryClient();
  const answers: ((list: string[]) => void)[] = [];
  const list = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  list.subscribe(() => undefined);
  return { queries, answers, seen: () => list.getCurrentResult().data };
}

it('discards a response that was requested before the change', async () => {
  const { queries, answers, seen } = observeList();
  const done = refetchAll(queries, ['projects']);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(['before']);
  answers[1]?.(['after']);
  await done;
  expect(seen()).toEqual(['after']);
});

it('keeps the old data until the new data arrives', async () => {
  const { queries, answers, seen } = observeList();
  answers[0]?.(['before']);
  await expect.poll(seen).toEqual(['before']);
  const done = refetchAll(queries, ['projects']);
  await expect.poll(() => answers.length).toBe(2);
  expect(seen()).toEqual(['before']);
  answers[1]?.(['after']);
  await done;
  expect(seen()).toEqual(['after']);
});
