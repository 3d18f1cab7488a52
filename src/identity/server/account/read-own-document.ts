import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';

/** Returns the caller's user document, which is already part of the actor. */
export const readOwnDocument = ({ actor }: IdentityCtx) => requireMember(actor).user;
