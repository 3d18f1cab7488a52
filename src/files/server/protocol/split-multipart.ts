import { parseJson } from '#platform/pure/parse-json.ts';
import { type UploadMetadata, uploadMetadata } from '../../model/metadata.ts';
import { StorageError } from '../storage-error.ts';

const BOUNDARY = /^multipart\/related\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
/** Bounds of the first part with all headers, and of the last boundary with the little that may follow it. */
const MAX_HEAD_BYTES = 64 * 1024;
const MAX_TAIL_BYTES = 1024;
const BREAK = Buffer.from('\r\n\r\n');

/**
 * Splits a staged `multipart/related` body into metadata and bytes. The bytes extend to the last boundary, because they
 * may contain line breaks and text that looks like a boundary.
 */
export async function splitMultipart(body: Blob, contentType: string | undefined) {
  const found = BOUNDARY.exec(contentType ?? '');
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw malformed('The multipart boundary is missing.');
  const head = Buffer.from(await body.slice(0, MAX_HEAD_BYTES).arrayBuffer());
  const first = Buffer.from(`--${boundary}\r\n`);
  const next = Buffer.from(`\r\n--${boundary}\r\n`);
  const start = head.indexOf(first);
  const firstBreak = head.indexOf(BREAK, start);
  const second = head.indexOf(next, firstBreak);
  const secondBreak = head.indexOf(BREAK, second + next.length - 2);
  if (start < 0 || firstBreak < 0 || second < 0 || secondBreak < 0) throw malformed('A part is missing.');

  const tailAt = Math.max(secondBreak + BREAK.length - 2, body.size - MAX_TAIL_BYTES);
  const tail = Buffer.from(await body.slice(tailAt).arrayBuffer());
  const last = tail.lastIndexOf(Buffer.from(`\r\n--${boundary}--`));
  if (last < 0) throw malformed('The closing boundary is missing.');

  const partType = contentTypeIn(head.subarray(second, secondBreak).toString());
  const metadata = readMetadata(head.subarray(firstBreak + BREAK.length, second).toString());
  return {
    metadata: { ...metadata, contentType: metadata.contentType ?? partType } satisfies UploadMetadata,
    bytes: body.slice(secondBreak + BREAK.length, Math.max(secondBreak + BREAK.length, tailAt + last)),
  };
}

const CONTENT_TYPE = 'content-type:';

function contentTypeIn(headers: string) {
  const line = headers.split(/[\r\n]/).find((each) => each.toLowerCase().startsWith(CONTENT_TYPE));
  return line?.slice(CONTENT_TYPE.length).trim() || undefined;
}

/** Parses the metadata of a file; unknown fields are ignored. */
export function readMetadata(json: string): UploadMetadata {
  let value: unknown;
  try {
    value = json.trim() === '' ? {} : parseJson(json);
  } catch (cause) {
    throw new StorageError('invalid-argument', 'The metadata is not JSON.', { cause });
  }
  const parsed = uploadMetadata.safeParse(value);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new StorageError('invalid-argument', `The metadata is invalid${field ? `: ${field}` : ''}.`);
  }
  return parsed.data;
}

const malformed = (message: string) => new StorageError('invalid-argument', message);
