import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RETENTION, retentionDocument } from '#platform/pure/retention.ts';
import { root } from '#platform/server/root.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

it('every job in the retention table is scheduled', async () => {
  const { rows } = await instance.kernel.db.pool.query<{ name: string }>('select name from pgboss.schedule');
  const jobs = Object.values(RETENTION).flatMap((rule) => ('job' in rule ? [rule.job] : []));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(jobs)]));
});

it('docs/data-retention.md matches the retention table', () => {
  expect(readFileSync(join(root, 'docs', 'data-retention.md'), 'utf8')).toBe(retentionDocument());
});

it('every numeric period matches its text', () => {
  const periods = Object.values(RETENTION).flatMap((rule) => {
    if ('hours' in rule) return [[rule.duration, `${rule.hours} hour`]];
    return 'days' in rule && rule.days > 0 && rule.days % 365 !== 0 ? [[rule.duration, `${rule.days} days`]] : [];
  });
  expect(periods.length).toBeGreaterThan(5);
  expect(periods.filter(([duration = '', period = '']) => !duration.includes(period))).toEqual([]);
});
