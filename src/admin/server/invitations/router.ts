import { listInvitations, sendInvitations, withdrawInvitation } from '#identity/service.ts';
import { os } from '../admin-procedures.ts';

export const invitationsRouter = {
  list: os.invitations.list.handler(({ context, input }) => listInvitations(context, input)),
  send: os.invitations.send.handler(({ context, input }) =>
    sendInvitations(context, { ...input, language: input.language ?? context.language }),
  ),
  withdraw: os.invitations.withdraw.handler(({ context, input }) => withdrawInvitation(context, input)),
};
