import { CommandRefused, testMail } from '#admin/service.ts';
import { noteEvent } from '#audit/service.ts';
import { sendNow, smtpTransport } from '#mail/service.ts';
import { templates } from '../mails.ts';
import type { Command } from './command.ts';
import { openInstance } from './open-instance.ts';

/** Sends at once, past the outbox, so that the mail server's own words can be told. */
export const mailTest: Command = {
  name: 'mail test',
  takes: ['<email>'],
  tells: 'send a mail now, and tell what the mail server says',
  run: async ({ given: [recipient = ''], terminal, ...opening }) => {
    const { SMTP_URL } = opening.settings;
    if (SMTP_URL === undefined) {
      throw new CommandRefused('There is no mail server: mail stays in the outbox. Set SMTP_URL, then try again.');
    }
    if (!/^[^\s@]+@[^\s@]+$/.test(recipient)) throw new CommandRefused(`"${recipient}" is no e-mail address.`);
    const instance = await openInstance(opening);
    const transport = smtpTransport(SMTP_URL);
    opening.closing.push(transport.close);
    const server = new URL(SMTP_URL).host;
    try {
      const answer = await sendNow({ ...instance, templates }, transport, testMail, {
        ...{ recipient, language: 'en' as const, data: {} },
      });
      terminal.say(`${server} took the mail: ${answer}`);
    } catch (error) {
      throw new CommandRefused(`${server} did not take the mail: ${(error as Error).message}`);
    }
    await instance.db.asSystem('the operator sends a test mail', async (tx) =>
      noteEvent(tx, { actor: { kind: 'operator' }, action: 'mail-tested', subject: { kind: 'instance', id: '' } }),
    );
    return 0;
  },
};
