import { onTestFinished } from 'vitest';
import { type Opinions, openMailServer, type Place } from './open-mail-server.ts';

export type { MailServer } from './open-mail-server.ts';

/** A mail server that takes every mail, unless it is of another opinion. Gone after the test. */
export async function startMailServer(opinions: Opinions = {}, place: Place = {}) {
  const server = await openMailServer(opinions, place);
  onTestFinished(server.close);
  return server;
}

/** A refusal in the words of SMTP. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
