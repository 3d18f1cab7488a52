import { beforeEach, expect, it, vi } from 'vitest';
import type { CvContent } from '../../../contract.ts';
import { CV_LIMITS, EMPTY_CONTENT, emptyNode, emptySection } from '../../../model/content.ts';
import { addToWork } from './add-to-work.ts';

const calls = vi.hoisted(() => ({ match: vi.fn(), createMany: vi.fn(), bulk: vi.fn() }));
vi.mock('../../work-records/entries-api.ts', () => ({
  entriesApi: Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { call }])),
}));

/** Creates a CV with positions that the work doesn't have. */
function cvWith(count: number, summary = ''): CvContent {
  const section = emptySection('work', 'work');
  const items = Array.from({ length: count }, (_, at) => ({
    ...emptyNode('work', `work-${at}`),
    ...{ name: `Company ${at}`, summary },
  }));
  return { ...EMPTY_CONTENT, sections: [{ ...section, items }] } as CvContent;
}

beforeEach(() => {
  vi.resetAllMocks();
  calls.match.mockImplementation(async ({ entries }: { entries: object[] }) => ({
    items: entries.map((entry) => ({ ...entry, state: 'new' })),
  }));
  calls.createMany.mockImplementation(async ({ entries }: { entries: object[] }) => ({
    ids: entries.map((_, at) => `record-${at}`),
  }));
});

it('links the entries to their records', async () => {
  const { linked, added } = await addToWork(cvWith(1));
  expect(added).toBe(1);
  expect(JSON.stringify(linked)).toContain('record-0');
});

it('takes back what was added before a failure, and reports that failure', async () => {
  const failure = new Error('no connection');
  calls.createMany.mockResolvedValueOnce({ ids: Array.from({ length: 50 }, (_, at) => `record-${at}`) });
  calls.createMany.mockRejectedValueOnce(failure);
  calls.bulk.mockRejectedValueOnce(new Error('still no connection'));
  await expect(addToWork(cvWith(60))).rejects.toBe(failure);
  expect(calls.bulk).toHaveBeenCalledExactlyOnceWith({
    ids: Array.from({ length: 50 }, (_, at) => `record-${at}`),
    action: 'trash',
  });
});

it('leaves a CV without links that they would make too large', async () => {
  const base = cvWith(1);
  const free = CV_LIMITS.bytes - JSON.stringify(base).length;
  const full = cvWith(1, 'x'.repeat(free));
  expect((await addToWork(full)).linked).toBe(full);
});
