import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.tsx';

export type Envelope = { id: string; from: string; recipient: string };

/** A connection to a mail server. `send` throws `MailRefused` if retrying is pointless. */
export type MailTransport = {
  /** Sends an email and returns the server's response. */
  send(envelope: Envelope, mail: RenderedMail, signal?: AbortSignal): Promise<string>;
  /** Connects to the server and authenticates, without sending anything. */
  verify(): Promise<void>;
  close(): void;
};

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Timeouts of the mail server connection, in milliseconds. */
export type SmtpTimeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };

const DEFAULT_TIMEOUTS: SmtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function smtpTransport(url: string, timeouts = DEFAULT_TIMEOUTS): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeCredential(username), pass: decodeCredential(password) } } : {}),
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    send: async ({ id, from, recipient }, { unsubscribeUrl, ...mail }, signal) => {
      try {
        const { response } = await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          ...mail,
          // The id stays the same on retries, so that mail servers can detect duplicates.
          messageId: `<${id}@${from.match(/@([\w.-]+)/)?.[1] ?? 'vitrine'}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl ? oneClickHeaders(unsubscribeUrl) : {}),
          },
          ...(signal ? { signal } : {}),
        });
        return response;
      } catch (error) {
        if (isPermanent(error as SmtpError)) throw new MailRefused((error as Error).message, { cause: error });
        throw error;
      }
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Returns the headers by which mail programs offer to unsubscribe with one click (RFC 8058). */
const oneClickHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Decodes percent-encoding; returns the text unchanged if it is malformed. */
function decodeCredential(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An error of nodemailer. `responseCode` is missing if nodemailer refuses before it connects to the server. */
type SmtpError = { code?: string; command?: string; responseCode?: number };

/**
 * Returns whether the recipient or the message was refused permanently. A refused login, sender or greeting concerns
 * the server or our configuration, which may be fixed before the next attempt.
 */
const isPermanent = ({ code = '', command, responseCode = 500 }: SmtpError) =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM' && responseCode >= 500;
