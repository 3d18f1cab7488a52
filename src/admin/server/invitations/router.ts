import { listInvitations, sendInvitations, withdrawInvitation } from '#identity/service.ts';
import { command } from '#platform/server/command.ts';
import { os } from '../admin-procedures.ts';

export const invitationsRouter = {
  list: os.invitations.list.handler(command(listInvitations)),
  send: os.invitations.send.handler(({ context, input }) =>
    sendInvitations(context, { ...input, language: input.language ?? context.language }),
  ),
  withdraw: os.invitations.withdraw.handler(command(withdrawInvitation)),
};
