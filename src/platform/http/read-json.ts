import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';

export const JSON_LIMIT = 1024 * 1024;
const DEEPEST = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON body of a request, or what is wrong with it. Never more than `limit` bytes are kept. */
export async function readJson(request: IncomingMessage, limit = JSON_LIMIT): Promise<unknown> {
  const type = request.headers['content-type'];
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  if (!type || !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const text = decode(bytes);
  if (nestsTooDeep(text)) throw new AppError('BAD_REQUEST', { text: { word: 'tooDeep' } });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { text: { word: 'malformedJson' }, cause });
  }
}

/** The raw body, at most `limit` bytes; a larger one is refused at once and the rest of it thrown away. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => {
    request.resume();
    return new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit } } });
  };
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  if (request.headers['content-encoding'] && request.headers['content-encoding'] !== 'identity') {
    request.resume();
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  if (request.readableEnded) return Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        request.removeAllListeners('data');
        reject(tooLarge());
      } else {
        chunks.push(chunk);
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks, length)));
    request.on('error', (cause) => reject(new AppError('CLIENT_CLOSED_REQUEST', { cause })));
    request.on('close', () => reject(new AppError('CLIENT_CLOSED_REQUEST')));
  });
}

function decode(bytes: Buffer) {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { text: { word: 'malformedText' }, cause });
  }
}

/** Counts brackets outside of strings: what walks a value later must not run out of stack. */
function nestsTooDeep(text: string) {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) {
      inString = true;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return false;
}
