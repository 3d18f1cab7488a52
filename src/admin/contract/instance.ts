import { z } from 'zod';
import { mailCounts } from '#mail/contract.ts';
import { route } from './admin-route.ts';

/** Status of the instance: version, database, storage, mail and jobs. */
export const instanceHealth = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  memoryBytes: z.int(),
  database: z.object({
    kind: z.enum(['embedded', 'external']),
    version: z.string(),
    sizeBytes: z.int(),
    migration: z.string(),
  }),
  storage: z.object({ kind: z.enum(['disk', 's3']), freeBytes: z.int().optional() }),
  mail: z.object({ server: z.string().optional(), counts: mailCounts }),
  jobs: z.object({ waiting: z.int(), active: z.int(), failed: z.int() }),
});
export type InstanceHealth = z.infer<typeof instanceHealth>;

/** Names of the health checks, in display order. */
export const CHECK_NAMES = [
  'address',
  'proxy',
  'secret',
  'database',
  'access',
  'schema',
  'connections',
  'clock',
  'storage',
  'disk',
  'mail',
  'dns',
  'reach',
  'sites',
  'jobs',
  'backup',
] as const;
export type CheckName = (typeof CHECK_NAMES)[number];
export const CHECK_STATES = ['ok', 'warn', 'fail'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Result of a health check, in the caller's language, with a suggested fix if it did not pass. */
export const checkResult = z.object({
  name: z.enum(CHECK_NAMES),
  state: z.enum(CHECK_STATES),
  seen: z.string(),
  mend: z.string().optional(),
});
export type CheckResult = z.infer<typeof checkResult>;

export const instanceContract = {
  health: route('GET', '/health', 'Get the instance status').output(instanceHealth),
  checks: route('GET', '/health/checks', 'Run the health checks').output(
    z.object({ items: z.array(checkResult), checkedAt: z.iso.datetime() }),
  ),
};
