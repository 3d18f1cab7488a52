import { CommandRefused, testMail } from '#admin/service.ts';
import { noteEvent } from '#audit/service.ts';
import { sendNow, smtpTransport } from '#mail/service.ts';
import { templates } from '../mails.ts';
import type { Command } from './command.ts';
import { openInstance } from './open-instance.ts';

/** Sends a test mail directly instead of through the outbox, so that the mail server's response can be shown. */
export const mailTest: Command = {
  name: 'mail test',
  takes: ['<email>'],
  tells: 'Send a test email and show the mail server’s reply',
  run: async ({ given: [recipient = ''], terminal, ...opening }) => {
    const { SMTP_URL } = opening.settings;
    if (SMTP_URL === undefined) {
      throw new CommandRefused('No mail server is configured. Set SMTP_URL and try again.');
    }
    if (!/^[^\s@]+@[^\s@]+$/.test(recipient)) throw new CommandRefused(`"${recipient}" is not an email address.`);
    const instance = await openInstance(opening);
    const transport = smtpTransport(SMTP_URL);
    opening.closing.push(transport.close);
    const server = new URL(SMTP_URL).host;
    try {
      const answer = await sendNow({ ...instance, templates }, transport, testMail, {
        ...{ recipient, language: 'en' as const, data: {} },
      });
      terminal.say(`${server} accepted the email: ${answer}`);
    } catch (error) {
      throw new CommandRefused(`Could not send the email through ${server}: ${(error as Error).message}`);
    }
    await instance.db.asSystem('the operator sends a test mail', async (tx) =>
      noteEvent(tx, { actor: { kind: 'operator' }, action: 'mail-tested', subject: { kind: 'instance', id: '' } }),
    );
    return 0;
  },
};
