import { implement } from '@orpc/server';
import { factsOf } from '#platform/instance-settings/tell-facts.ts';
import type { Kernel } from '#platform/kernel.ts';
import { instanceContract } from './instance-contract.ts';

const os = implement(instanceContract).$context<Pick<Kernel, 'instance' | 'clock'>>();

/** Shorter than anybody waits for a notice, and long enough to spare the instance when all ask at once. */
const SHORTLY = 'public, max-age=10';

export const instanceRouter = {
  facts: os.facts.handler(({ context: { instance, clock } }) => ({
    headers: { 'cache-control': SHORTLY },
    body: factsOf(instance.current, clock.now()),
  })),
};
