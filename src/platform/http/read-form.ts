import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';
import { readBytes } from './read-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What is sent off from a form on a page, by the names of its fields; a field that is not there is empty. */
export async function readForm(request: IncomingMessage, limit: number): Promise<(name: string) => string> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    request.resume();
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  const fields = decoded(await readBytes(request, limit));
  return (name) => fields.get(name) ?? '';
}

/** Strictly: what is no UTF-8 was meant to say something else. */
function decoded(body: Buffer) {
  const read = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  try {
    const pairs = utf8.decode(body).split('&');
    return new Map(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [read(name), read(value.join('='))] as const;
      }),
    );
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { text: { word: 'malformedText' }, cause });
  }
}

/** Without what would end or turn the line, and cannot be seen. */
export const asOneLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Forms break lines by two signs. Other signs of control say nothing. */
export const asText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();

/** Whether there is a sign in it that is drawn: spaces and what joins others are none. */
export const isSeen = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
