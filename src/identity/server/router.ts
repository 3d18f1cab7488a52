import { implement } from '@orpc/server';
import type { Kernel } from '#platform/kernel.ts';
import { type Actor, identityContract } from '../contract.ts';
import { readOwnDocument } from './read-own-document.ts';

const os = implement(identityContract).$context<Kernel & { actor: Actor }>();

export const identityRouter = os.router({
  me: os.me.handler(({ context }) => readOwnDocument(context)),
});
