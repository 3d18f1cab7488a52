import type { OperationExample } from '../operation-example.ts';
import type { TestInstance } from '../test-instance.ts';

/** Inserts a job in the given state, of a kind that no worker handles. */
export async function insertJob({ kernel }: TestInstance, state: 'failed' | 'created' | 'active' | 'completed') {
  const job = { name: 'left-lying', retryLimit: 0, retryDelay: 0, expireIn: 900 };
  await kernel.jobs.register(job);
  const { rows } = await kernel.db.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_limit, started_on, completed_on, start_after, output)
     values ($1, '{"secret": "only the job knows"}', $2::pgboss.job_state, 0,
             case when $2 <> 'created' then now() end, case when $2 in ('failed', 'completed') then now() end,
             now() + interval '1 hour', case when $2 = 'failed' then '{"message": "no paper left"}'::jsonb end)
     returning id`,
    [job.name, state],
  );
  return rows[0]?.id ?? '';
}

export const jobsOperations: Record<string, OperationExample> = {
  'GET /admin/jobs': { who: 'admin' },
  'GET /admin/jobs/overview': { who: 'admin' },
  'POST /admin/jobs/{id}/retry': { who: 'admin', id: (instance) => insertJob(instance, 'failed') },
  'POST /admin/jobs/retry': { who: 'admin', body: () => ({ name: 'left-lying' }) },
  'POST /admin/jobs/{id}/cancel': { who: 'admin', id: (instance) => insertJob(instance, 'created') },
};
