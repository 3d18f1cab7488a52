import type { IncomingMessage } from 'node:http';
import { AppError } from '../../pure/errors.ts';
import { parseJson } from '../../pure/parse-json.ts';
import { awaitTurn } from '../await-turn.ts';

export const JSON_LIMIT = 1024 * 1024;
/** Parsing and validating this much takes some milliseconds. */
const LARGE_BODY_BYTES = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads and parses the JSON body of a request; throws if it is invalid. Buffers at most `limit` bytes. */
export async function readJson(request: IncomingMessage, limit = JSON_LIMIT): Promise<unknown> {
  const type = request.headers['content-type'];
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  if (!type || !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (bytes.length > LARGE_BODY_BYTES) await awaitTurn();
  return parseJson(decode(bytes));
}

/** Reads the raw body of a request. One larger than `limit` is refused at once and its rest discarded. */
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
