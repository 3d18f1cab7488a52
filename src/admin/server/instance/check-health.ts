import { ownHosts } from '#hostnames/service.ts';
import type { AdminCtx } from '../context.ts';
import { examine } from '../doctor/examine.ts';

/** Runs the health checks on this instance. */
export async function checkHealth(ctx: AdminCtx) {
  const { settings, dataDir, db, files, names, language, clock, proxyTraffic } = ctx;
  const patient = {
    ...{ settings, dataDir, names, blobs: files.blobs },
    pool: async () => db.pool,
    hosts: async () => ownHosts(ctx),
    proxyTraffic,
  };
  return { items: await examine(patient, { language }), checkedAt: clock.now().toISOString() };
}
