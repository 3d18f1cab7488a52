import { CommandError, testMail } from '#admin/service.ts';
import { recordEvent } from '#audit/service.ts';
import { sendNow, smtpTransport } from '#mail/service.ts';
import { templates } from '../mails.ts';
import type { Command } from './command.ts';
import { openInstance } from './open-instance.ts';

/** Sends a test mail directly instead of through the outbox, so that the mail server's response can be shown. */
export const mailTest: Command = {
  name: 'mail test',
  operandNames: ['<email>'],
  description: 'Send a test email and show the mail server’s reply',
  run: async ({ operands: [recipient = ''], terminal, ...context }) => {
    const { SMTP_URL } = context.settings;
    if (SMTP_URL === undefined) {
      throw new CommandError('No mail server is configured. Set SMTP_URL and try again.');
    }
    if (!/^[^\s@]+@[^\s@]+$/.test(recipient)) throw new CommandError(`"${recipient}" is not an email address.`);
    const instance = await openInstance(context);
    const transport = smtpTransport(SMTP_URL);
    context.closing.push(transport.close);
    const server = new URL(SMTP_URL).host;
    try {
      const reply = await sendNow({ ...instance, templates }, transport, testMail, {
        ...{ recipient, language: 'en' as const, data: {} },
      });
      terminal.print(`${server} accepted the email: ${reply}`);
    } catch (error) {
      throw new CommandError(`Could not send the email through ${server}: ${(error as Error).message}`);
    }
    await instance.db.asSystem('record a test mail', async (tx) =>
      recordEvent(tx, { actor: { kind: 'operator' }, action: 'mail-tested', subject: { kind: 'instance', id: '' } }),
    );
    return 0;
  },
};
