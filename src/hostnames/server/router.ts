import { implement } from '@orpc/server';
import { hostnamesContract } from '../contract.ts';
import { checkHost } from './check-host.ts';
import { claimHost } from './claim-host.ts';
import type { HostnamesCtx } from './context.ts';
import { listHosts } from './list-hosts.ts';
import { releaseHost } from './release-host.ts';

const os = implement(hostnamesContract).$context<HostnamesCtx>();

export const hostnamesRouter = os.router({
  list: os.list.handler(({ context }) => listHosts(context)),
  add: os.add.handler(({ context, input }) => claimHost(context, input)),
  check: os.check.handler(({ context, input }) => checkHost(context, input)),
  remove: os.remove.handler(({ context, input }) => releaseHost(context, input)),
});
