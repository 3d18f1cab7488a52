import { z } from 'zod';
import { mailCounts } from '#mail/contract.ts';
import { route } from './about.ts';

/** How the instance stands: what an admin looks at first when something is wrong. */
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

/** What is looked at, in the order in which it is told. */
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

/** What was seen, in the words of whoever asks, and how it is mended where it is not as it should be. */
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
