import { z } from 'zod';
import { openSealedText, sealText } from '#platform/server/sealed-text.ts';
import { MAIL_TOPICS, type MailTopic } from '../../contract.ts';

/** The path of the page on which a recipient unsubscribes; the token is in its query. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

const PURPOSE = 'unsubscribe from a topic';
const MAX_TOKEN_LENGTH = 1000;

const subscription = z.object({ address: z.string(), topic: z.enum(MAIL_TOPICS) });
export type UnsubscribeRequest = z.infer<typeof subscription>;

type LinkOptions = { secret: string; appUrl: string; address: string; topic: MailTopic };

/** Returns the link by which the recipient of an email unsubscribes from its topic. It never expires. */
export function unsubscribeUrl({ secret, appUrl, address, topic }: LinkOptions) {
  const token = sealText(secret, PURPOSE, JSON.stringify({ address, topic } satisfies UnsubscribeRequest));
  return `${appUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/** Returns the address and the topic of a link's token; undefined if this instance did not make it. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeRequest | undefined {
  const text = token.length <= MAX_TOKEN_LENGTH ? openSealedText(secret, PURPOSE, token) : undefined;
  if (text === undefined) return undefined;
  // A topic that a later version has dropped is not an error of the recipient, but nothing can be changed for it.
  return subscription.safeParse(JSON.parse(text)).data;
}
