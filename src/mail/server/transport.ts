import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.tsx';

export type Envelope = { id: string; from: string; recipient: string };

/** The way out to a mail server. `refused`: it will never take this mail, so there is no point in trying again. */
export type MailTransport = {
  send(envelope: Envelope, mail: RenderedMail): Promise<void>;
  close(): void;
};

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function smtpTransport(url: string): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  return {
    send: async ({ id, from, recipient }, mail) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          ...mail,
          // The same id at every try: a mail server that has it already can tell.
          messageId: `<${id}@${from.match(/@([\w.-]+)/)?.[1] ?? 'vitrine'}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        const forGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
        if (forGood) throw new MailRefused((error as Error).message);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
