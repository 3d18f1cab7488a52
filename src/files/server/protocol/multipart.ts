import { parseJson } from '#platform/parse-json.ts';
import { type UploadMetadata, uploadMetadata } from '../../model/metadata.ts';
import { StorageError } from '../storage-error.ts';

const BOUNDARY = /^multipart\/related\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
/** The first part with all its headers is small; the tail holds the last delimiter and what little may follow it. */
const LARGEST_HEAD = 64 * 1024;
const LARGEST_TAIL = 1024;
const BREAK = Buffer.from('\r\n\r\n');

/**
 * Takes a `multipart/related` body apart where it lies: metadata, then bytes. The bytes reach to the last delimiter, for
 * they may hold line breaks and what looks like a delimiter themselves.
 */
export async function takeApart(body: Blob, contentType: string | undefined) {
  const found = BOUNDARY.exec(contentType ?? '');
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw malformed('The boundary of the parts is missing.');
  const head = Buffer.from(await body.slice(0, LARGEST_HEAD).arrayBuffer());
  const first = Buffer.from(`--${boundary}\r\n`);
  const next = Buffer.from(`\r\n--${boundary}\r\n`);
  const start = head.indexOf(first);
  const firstBreak = head.indexOf(BREAK, start);
  const second = head.indexOf(next, firstBreak);
  const secondBreak = head.indexOf(BREAK, second + next.length - 2);
  if (start < 0 || firstBreak < 0 || second < 0 || secondBreak < 0) throw malformed('A part is missing.');

  const tailAt = Math.max(secondBreak + BREAK.length - 2, body.size - LARGEST_TAIL);
  const tail = Buffer.from(await body.slice(tailAt).arrayBuffer());
  const last = tail.lastIndexOf(Buffer.from(`\r\n--${boundary}--`));
  if (last < 0) throw malformed('The end of the parts is missing.');

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

/** The JSON that says what a file is; what is unknown in it is passed over. */
export function readMetadata(json: string): UploadMetadata {
  let value: unknown;
  try {
    value = json.trim() === '' ? {} : parseJson(json);
  } catch (cause) {
    throw new StorageError('invalid-argument', 'The metadata is not JSON.', { cause });
  }
  const read = uploadMetadata.safeParse(value);
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.') ?? '';
    throw new StorageError('invalid-argument', `The metadata is not right${field ? `: ${field}` : ''}.`);
  }
  return read.data;
}

const malformed = (message: string) => new StorageError('invalid-argument', message);
