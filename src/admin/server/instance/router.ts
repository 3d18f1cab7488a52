import { ownHosts } from '#hostnames/service.ts';
import { command } from '#platform/server/command.ts';
import { os } from '../admin-procedures.ts';
import type { AdminCtx } from '../context.ts';
import { runHealthChecks } from '../health/run-health-checks.ts';
import { readInstanceHealth } from './read-instance-health.ts';

export const instanceRouter = {
  health: os.instance.health.handler(command(readInstanceHealth)),
  checks: os.instance.checks.handler(command(checkHealth)),
};

/** Runs the health checks on this instance. */
async function checkHealth(ctx: AdminCtx) {
  const { settings, dataDir, db, files, dns, language, clock, proxyTraffic } = ctx;
  const healthContext = {
    ...{ settings, dataDir, dns, blobs: files.blobs },
    pool: async () => db.pool,
    hosts: async () => ownHosts(ctx),
    proxyTraffic,
  };
  return { items: await runHealthChecks(healthContext, { language }), checkedAt: clock.now().toISOString() };
}
