import type { IncomingMessage } from 'node:http';
import { AppError } from '../../pure/errors.ts';
import { readBytes } from './read-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a URL-encoded form body; returns a function for the value of a field, empty if missing. */
export async function readForm(request: IncomingMessage, limit: number): Promise<(name: string) => string> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    request.resume();
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  const fields = decodeForm(await readBytes(request, limit));
  return (name) => fields.get(name) ?? '';
}

/** Decodes strictly: invalid UTF-8 is refused, because the intended text is unknown. */
function decodeForm(body: Buffer) {
  const decodeText = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  try {
    const pairs = utf8.decode(body).split('&');
    return new Map(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decodeText(name), decodeText(value.join('='))] as const;
      }),
    );
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { text: { word: 'malformedText' }, cause });
  }
}

/** Replaces control characters, line breaks and bidirectional controls by spaces, and trims the text. */
export const cleanLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Normalizes the line breaks of a form (CRLF), removes other control characters, and trims the text. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
