import { os } from '../admins-only.ts';
import { checkHealth } from './check-health.ts';
import { instanceHealth } from './instance-health.ts';

export const instanceRouter = {
  health: os.instance.health.handler(({ context }) => instanceHealth(context)),
  checks: os.instance.checks.handler(({ context }) => checkHealth(context)),
};
