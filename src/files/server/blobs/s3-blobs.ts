import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { UnreachableError } from '#platform/pure/is-unreachable.ts';
import { trimEndMarks } from '#platform/pure/trim-marks.ts';
import { BLOB_KEY, type Blobs } from './blobs.ts';

type Options = {
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
  /** Number of keys to list in one request; the service has a limit of its own. */
  listPageSize?: number;
};

const TIMEOUT_SECONDS = 60;

/** Creates blob storage in an S3 bucket. S3 itself stores a file completely or not at all. */
export function s3Blobs(options: Options): Blobs {
  const { endpoint, bucket, key: accessKeyId, secret: secretAccessKey, region, listPageSize = 1000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const base = `${trimEndMarks(endpoint, /\//)}/${encodeURIComponent(bucket)}`;
  const urlOf = (key: string) => {
    if (!BLOB_KEY.test(key)) throw new Error(`not a key: ${key}`);
    return `${base}/${key}`;
  };
  /** Times out if no response begins; reading the body has no time limit. */
  const sendRequest = async (url: string, request: RequestInit, accepted: readonly number[]) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_SECONDS * 1000);
    const response = await client
      .fetch(url, { ...request, signal: timeout.signal })
      .catch((cause: unknown) => {
        const reason = timeout.signal.aborted ? 'did not answer in time' : 'can’t be reached';
        throw new UnreachableError(`the S3 service ${reason}`, { cause });
      })
      .finally(() => clearTimeout(timer));
    if (accepted.includes(response.status)) return response;
    await response.body?.cancel();
    throw new UnreachableError(`the S3 service answered ${response.status} to ${request.method ?? 'GET'}`);
  };

  const read = async (key: string, range?: { start: number; end: number }) => {
    if (range && range.end <= range.start) return Readable.from([]);
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end - 1}` } : {};
    const response = await sendRequest(urlOf(key), { headers }, [200, 206, 404]);
    if (response.status !== 404) return response.body ? Readable.fromWeb(response.body as never) : Readable.from([]);
    await response.body?.cancel();
    return undefined;
  };

  return {
    put: async (key, bytes) => {
      // TLS protects the bytes in transit; signing them would mean reading them twice.
      const headers = { 'content-length': String(bytes.size), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
      const response = await sendRequest(urlOf(key), { method: 'PUT', body: bytes, headers }, [200]);
      await response.body?.cancel();
    },

    open: read,
    pieces: read,

    has: async (key) => (await sendRequest(urlOf(key), { method: 'HEAD' }, [200, 404])).status === 200,

    remove: async (key) => {
      const response = await sendRequest(urlOf(key), { method: 'DELETE' }, [200, 204, 404]);
      await response.body?.cancel();
    },

    async *list() {
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ 'max-keys': String(listPageSize), ...(after ? { marker: after } : {}) });
        const page = await (await sendRequest(`${base}?${query}`, {}, [200])).text();
        after = undefined;
        for (const [, content = ''] of page.matchAll(/<Contents>((?:[^<]|<(?!Contents>))*?)<\/Contents>/g)) {
          const key = /<Key>([^<]*)<\/Key>/.exec(content)?.[1] ?? '';
          if (/<IsTruncated>true</.test(page)) after = key;
          if (BLOB_KEY.test(key)) yield { key, storedAt: new Date(/<LastModified>(.*?)</.exec(content)?.[1] ?? 0) };
        }
      } while (after !== undefined);
    },

    // S3 keeps no incomplete files.
    sweep: async () => {},
  };
}
