import { z } from 'zod';
import { INVITATION_STATES, invitation, newInvitations } from '#identity/contract.ts';
import { route } from './admin-route.ts';

export const invitationsContract = {
  list: route('GET', '/invitations', 'List invitations, newest first')
    .input(
      z.strictObject({
        state: z.enum(INVITATION_STATES).optional(),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ items: z.array(invitation), nextCursor: z.string().optional() })),
  send: route('POST', '/invitations', 'Send invitations by email; replaces earlier ones to the same address', 201)
    .input(newInvitations)
    .output(z.object({ items: z.array(invitation) })),
  withdraw: route('DELETE', '/invitations/{id}', 'Withdraw an invitation')
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ status: z.literal(true) })),
};
