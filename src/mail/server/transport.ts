import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.tsx';

export type Envelope = { id: string; from: string; recipient: string };

/** The way out to a mail server. `refused`: it will never take this mail, so there is no point in trying again. */
export type MailTransport = {
  /** Answers what the server says of it. */
  send(envelope: Envelope, mail: RenderedMail, signal?: AbortSignal): Promise<string>;
  /** Greets the server and signs in, and sends nothing. */
  verify(): Promise<void>;
  close(): void;
};

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Milliseconds that the mail server may be silent. */
export type Patience = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };

const PATIENCE: Patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function smtpTransport(url: string, patience = PATIENCE): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decoded(username), pass: decoded(password) } } : {}),
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  });
  return {
    send: async ({ id, from, recipient }, mail, signal) => {
      try {
        const { response } = await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          ...mail,
          // The same id at every try: a mail server that has it already can tell.
          messageId: `<${id}@${from.match(/@([\w.-]+)/)?.[1] ?? 'vitrine'}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(signal ? { signal } : {}),
        });
        return response;
      } catch (error) {
        if (isForGood(error as SmtpError)) throw new MailRefused((error as Error).message, { cause: error });
        throw error;
      }
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** A `%` that begins no code stands for itself. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `responseCode` is missing where the library itself refuses, before it asks the server. */
type SmtpError = { code?: string; command?: string; responseCode?: number };

/**
 * Whether the recipient or the text was refused. A refused login or sender, or a server that greets with a refusal, is
 * about the server and us: that may be mended before the next try.
 */
const isForGood = ({ code = '', command, responseCode = 500 }: SmtpError) =>
  ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM' && responseCode >= 500;
