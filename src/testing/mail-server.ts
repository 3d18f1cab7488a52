import { onTestFinished } from 'vitest';
import { type ListenAddress, openMailServer, type SmtpRules } from './open-mail-server.ts';

export type { MailServer } from './open-mail-server.ts';

/** Starts a mail server that accepts every mail unless a rule refuses it, and stops it after the test. */
export async function startMailServer(rules: SmtpRules = {}, address: ListenAddress = {}) {
  const server = await openMailServer(rules, address);
  onTestFinished(server.close);
  return server;
}

/** Returns an SMTP error with this response code. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
