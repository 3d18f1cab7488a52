import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';

/** The member's own user document, as the actor brought it along. */
export const readOwnDocument = ({ actor }: IdentityCtx) => requireMember(actor).user;
