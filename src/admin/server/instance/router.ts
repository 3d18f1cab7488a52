import { os } from '../admin-procedures.ts';
import { checkHealth } from './check-health.ts';
import { readInstanceHealth } from './read-instance-health.ts';

export const instanceRouter = {
  health: os.instance.health.handler(({ context }) => readInstanceHealth(context)),
  checks: os.instance.checks.handler(({ context }) => checkHealth(context)),
};
