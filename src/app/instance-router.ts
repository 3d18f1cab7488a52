import { implement } from '@orpc/server';
import { factsOf } from '#platform/instance-settings/instance-facts.ts';
import type { Kernel } from '#platform/kernel.ts';
import { instanceContract } from './instance-contract.ts';

const os = implement(instanceContract).$context<Pick<Kernel, 'instance' | 'clock'>>();

/** Short enough for notices to appear promptly, and long enough to protect the instance from simultaneous requests. */
const CACHE_CONTROL = 'public, max-age=10';

export const instanceRouter = {
  facts: os.facts.handler(({ context: { instance, clock } }) => ({
    headers: { 'cache-control': CACHE_CONTROL },
    body: factsOf(instance.current, clock.now()),
  })),
};
