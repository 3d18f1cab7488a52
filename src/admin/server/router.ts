import { implement } from '@orpc/server';
import { requireAdmin } from '#identity/service.ts';
import { listMail, readMail } from '#mail/service.ts';
import { adminContract } from '../contract.ts';
import type { AdminCtx } from './context.ts';
import { instanceHealth } from './instance-health.ts';
import { sendTestMail } from './send-test-mail.ts';

const os = implement(adminContract).$context<AdminCtx>();

export const adminRouter = os.router({
  health: os.health.handler(({ context }) => instanceHealth(context)),
  mail: {
    list: os.mail.list.handler(({ context, input }) => {
      requireAdmin(context.actor);
      return listMail(context, input);
    }),
    read: os.mail.read.handler(({ context, input }) => {
      requireAdmin(context.actor);
      return readMail(context, input);
    }),
    sendTest: os.mail.sendTest.handler(({ context, input }) => sendTestMail(context, input)),
  },
});
