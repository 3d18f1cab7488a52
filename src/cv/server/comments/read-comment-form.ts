import type { IncomingMessage } from 'node:http';
import { AppError } from '#platform/errors.ts';
import { readBytes } from '#platform/http/read-json.ts';

/** A comment of the greatest length, each letter of it written as twelve, and room to spare. */
const LARGEST_FORM = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export type CommentForm = {
  place: string;
  name: string;
  text: string;
  /** People do not see this field; programs that fill in every form fill it in. */
  trap: string;
};

/** What a reader sends off from the form below a block. */
export async function readCommentForm(request: IncomingMessage): Promise<CommentForm> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    request.resume();
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  const fields = decoded(await readBytes(request, LARGEST_FORM));
  const field = (name: string) => fields.get(name) ?? '';
  return {
    place: field('place'),
    name: asOneLine(field('name')),
    text: asText(field('text')),
    trap: field('website'),
  };
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
const asOneLine = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Forms break lines by two signs. Other signs of control say nothing. */
const asText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
