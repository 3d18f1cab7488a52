import { ownHosts } from '#hostnames/service.ts';
import { os } from '../admin-procedures.ts';
import type { AdminCtx } from '../context.ts';
import { runHealthChecks } from '../health/run-health-checks.ts';
import { readInstanceHealth } from './read-instance-health.ts';

export const instanceRouter = {
  health: os.instance.health.handler(({ context }) => readInstanceHealth(context)),
  checks: os.instance.checks.handler(({ context }) => checkHealth(context)),
};

/** Runs the health checks on this instance. */
async function checkHealth(ctx: AdminCtx) {
  const { settings, dataDir, db, files, names, language, clock, proxyTraffic } = ctx;
  const healthContext = {
    ...{ settings, dataDir, names, blobs: files.blobs },
    pool: async () => db.pool,
    hosts: async () => ownHosts(ctx),
    proxyTraffic,
  };
  return { items: await runHealthChecks(healthContext, { language }), checkedAt: clock.now().toISOString() };
}
