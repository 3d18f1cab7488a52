import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as raw source and as a mail client parses it. */
export type ReceivedMail = { sender: string; recipients: string[]; source: string; mail: Email };

type Verdict = Error | undefined | Promise<Error | undefined>;

/** The server's verdict at each step: undefined accepts, an error refuses, and a promise delays. */
export type SmtpRules = {
  connection?: () => Verdict;
  /** If given, clients must authenticate. */
  signIn?: (user: string, password: string) => Verdict;
  sender?: (address: string) => Verdict;
  recipient?: (address: string) => Verdict;
  text?: () => Verdict;
};

export type ListenAddress = { port?: number; host?: string };

export type MailServer = {
  /** The value for `SMTP_URL`. */
  url: string;
  port: number;
  received: ReceivedMail[];
  close(): Promise<void>;
};

/** Opens a mail server that accepts every mail unless a rule refuses it. */
export async function openMailServer(rules: SmtpRules = {}, { port = 0, host = '127.0.0.1' }: ListenAddress = {}) {
  const { connection, signIn, sender, recipient } = rules;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: signIn === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onConnect: (_session, done) => reply(connection?.(), done),
    onAuth: ({ username: user = '', password }, _session, done) =>
      reply(signIn?.(user, password ?? ''), (error) => (error ? done(error) : done(null, { user }))),
    onMailFrom: ({ address }, _session, done) => reply(sender?.(address), done),
    onRcptTo: ({ address }, _session, done) => reply(recipient?.(address), done),
    onData: (stream, { envelope }, done) => {
      const receive = async () => {
        const source = await text(stream);
        const fault = await rules.text?.();
        if (fault) return fault;
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ sender: from, recipients, source, mail: await PostalMime.parse(source) });
        return undefined;
      };
      reply(receive(), done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= new Promise<void>((resolve) => server.close(resolve));
    return closed;
  };
  const address = server.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `smtp://${name}:${address.port}`, port: address.port, received, close } satisfies MailServer;
}

function reply(verdict: Verdict, done: (error?: Error | null) => void) {
  Promise.resolve(verdict).then((error) => done(error), done);
}
