import {
  authorizationOf,
  commonHeaders,
  encodePart,
  type FuzzRequest,
  type FuzzRole,
  type HeaderList,
  type SignedInAccount,
} from './fuzz-request.ts';
import { jsonBody } from './json-bodies.ts';
import { oddString } from './odd-values.ts';
import type { Random } from './random.ts';
import { SAMPLE_FILES } from './sample-files.ts';
import { type FuzzSchema, randomValue } from './schema-values.ts';

const COLLECTION = '/v0/b/vitrine.local/o';
const FOLDERS = ['images/', 'files/', '', 'a/b/c/', 'é/', '..//'];

const METADATA: FuzzSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      [
        'name',
        'contentType',
        'cacheControl',
        'contentDisposition',
        'contentEncoding',
        'contentLanguage',
        'md5Hash',
      ].map((name) => [name, { anyOf: [{ type: 'string' }, { type: 'null' }] }]),
    ),
    metadata: { anyOf: [{ type: 'object', additionalProperties: { type: 'string' } }, { type: 'null' }] },
  },
};

type StorageRequest = { method: string; target: string; headers?: HeaderList; body?: Buffer | undefined };
type RequestMaker = (random: Random, sender: SignedInAccount) => StorageRequest;

function fileName(random: Random, { uid, known }: SignedInAccount) {
  const variant = random.int(10);
  const file = known.pick('files', random);
  if (variant < 5 && file) return file;
  const owner = variant === 9 ? (known.pick('people', random) ?? 'x') : uid;
  const name = variant === 8 ? oddString(random) : random.pick(SAMPLE_FILES).name;
  return variant === 7 ? oddString(random) : `users/${owner}/${random.pick(FOLDERS)}${name}`;
}

const objectAt = (name: string) => `${COLLECTION}/${encodePart(name).slice(0, 3000)}`;
const metadataOf = (random: Random, sender: SignedInAccount) =>
  jsonBody(random, randomValue(METADATA, { random, sender, kind: 'files', fieldNames: ['contentType', 'x'] }));

const query = (random: Random, names: readonly string[], values: readonly string[]) => {
  const parts = names.filter(() => random.chance(0.5)).map((name) => `${name}=${encodePart(random.pick(values))}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

const list: RequestMaker = (random, { uid, known }) => {
  const values = [`users/${uid}/`, `users/${uid}`, '', '/', '0', '1', '5', '1001', '-1', '1e3', 'x', oddString(random)];
  const cursor = known.pick('cursors', random) ?? 'x';
  const names = ['prefix', 'delimiter', 'maxResults', 'pageToken', 'prefix'];
  const prefix = random.chance(0.6)
    ? `?prefix=users%2F${uid}%2F&delimiter=%2F&maxResults=2`
    : query(random, names, [...values, cursor]);
  return { method: 'GET', target: COLLECTION + prefix };
};

const read: RequestMaker = (random, sender) => {
  const range = random.pick([
    'bytes=0-3',
    'bytes=-1',
    'bytes=5-2',
    'bytes=0-0,1-1',
    'bytes=99999999999999999999-',
    'x=1',
  ]);
  const media = random.pick([
    '?alt=media',
    '?alt=media',
    '',
    '?alt=x',
    '?alt=media&token=x',
    `?token=${encodePart(oddString(random)).slice(0, 500)}`,
  ]);
  return {
    method: random.pick(['GET', 'GET', 'HEAD']),
    target: objectAt(fileName(random, sender)) + media,
    headers: random.chance(0.4) ? [['range', range]] : [],
  };
};

const change: RequestMaker = (random, sender) => ({
  method: 'PATCH',
  target: objectAt(fileName(random, sender)),
  ...metadataOf(random, sender),
});

const remove: RequestMaker = (random, sender) => ({ method: 'DELETE', target: objectAt(fileName(random, sender)) });

const uploadTo = (random: Random, sender: SignedInAccount) =>
  `${COLLECTION}?name=${encodePart(fileName(random, sender)).slice(0, 3000)}`;

const multipart: RequestMaker = (random, sender) => {
  const { type, bytes } = random.pick(SAMPLE_FILES);
  const boundary = random.chance(0.9) ? 'B' : random.pick(['', '"', 'x'.repeat(200), '--', '\u00ff', 'B B', '"B"']);
  const metadata = random.chance(0.7)
    ? Buffer.from(JSON.stringify({ contentType: type }))
    : metadataOf(random, sender).body;
  const end = random.chance(0.9) ? '--' : random.pick(['', '\r\n--', '-', '--\r\n\r\n--B\r\n']);
  const part = random.chance(0.95) ? '\r\n\r\n' : random.pick(['\r\n', '\n\n', '', '\r\nX: \u0000\r\n\r\n']);
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/json${part}`, 'latin1'),
    metadata,
    Buffer.from(`\r\n--${boundary}\r\nContent-Type: ${type}${part}`, 'latin1'),
    bytes,
    Buffer.from(`\r\n--${boundary}${end}`, 'latin1'),
  ]);
  const contentType = random.chance(0.95) ? `multipart/related; boundary=${boundary}` : 'multipart/related';
  const headers: HeaderList = [
    ['x-goog-upload-protocol', random.chance(0.95) ? 'multipart' : 'x'],
    ['content-type', contentType],
  ];
  return { method: 'POST', target: uploadTo(random, sender), headers, body };
};

const COUNTS = ['0', '1', '10', '300000', '-1', '1e3', '', 'x', '9007199254740993', '99999999999999999999', '1, 2'];

const start: RequestMaker = (random, sender) => {
  const { headers, body } = metadataOf(random, sender);
  return {
    method: 'POST',
    target: uploadTo(random, sender),
    headers: [
      ...headers,
      ['x-goog-upload-protocol', 'resumable'],
      ['x-goog-upload-command', 'start'],
      ...(random.chance(0.8) ? ([['x-goog-upload-header-content-length', random.pick(COUNTS)]] as HeaderList) : []),
      ...(random.chance(0.3)
        ? ([['x-goog-upload-header-content-type', random.pick(['text/plain', 'x', '\u00ff'])]] as HeaderList)
        : []),
    ],
    body: random.chance(0.8) ? Buffer.from('{"contentType":"text/plain"}') : body,
  };
};

const COMMANDS = [
  'upload',
  'upload',
  'upload, finalize',
  'upload,finalize',
  'finalize',
  'query',
  'cancel',
  'x',
  ',',
  '',
];

const continueUpload: RequestMaker = (random, sender) => {
  const id = random.chance(0.9) ? sender.known.pick('uploads', random) : oddString(random);
  return {
    method: random.chance(0.95) ? 'POST' : 'PUT',
    target: `${COLLECTION}?name=x&upload_id=${encodePart(id ?? 'x').slice(0, 2000)}&upload_protocol=resumable`,
    headers: [
      ['x-goog-upload-command', random.pick(COMMANDS)],
      ...(random.chance(0.9)
        ? ([['x-goog-upload-offset', random.chance(0.6) ? '0' : random.pick(COUNTS)]] as HeaderList)
        : []),
    ],
    body: random.pick([undefined, Buffer.alloc(0), Buffer.from('0123456789'), Buffer.alloc(300_000, 'x')]),
  };
};

const malformed: RequestMaker = (random, sender) => ({
  method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']),
  target: random.pick([
    ...['/v0', '/v0/', '/v0/b', '/v0/b/', '/v0/b//o', '/v0/b/other/o', '/v0/b/%zz/o', '/v0/b/vitrine.local/o/%zz'],
    ...['/v0/b/vitrine.local/o/', '/v0/b/vitrine.local/x', '/v0/b/vitrine.local/o/%00', '/v0/b/vitrine%2Elocal/o'],
    `${COLLECTION}/${encodePart(fileName(random, sender))}/x/y`.slice(0, 4000),
  ]),
});

const MAKERS: Readonly<Record<string, RequestMaker>> = {
  list,
  read,
  change,
  remove,
  multipart,
  start,
  goOn: continueUpload,
  odd: malformed,
};
const WEIGHTED_MAKERS = [
  'list',
  'read',
  'read',
  'read',
  'change',
  'remove',
  'multipart',
  'multipart',
  'start',
  'goOn',
  'goOn',
  'odd',
];

/** Returns a request to the storage service. */
export function storageRequest(
  random: Random,
  role: FuzzRole,
  sender: SignedInAccount,
  { host }: { host: string },
): FuzzRequest {
  const name = random.pick(WEIGHTED_MAKERS);
  const { method, target, headers = [], body } = (MAKERS[name] as RequestMaker)(random, sender);
  const scheme = random.pick(['Firebase', 'Firebase', 'Bearer']);
  return {
    ...{ operation: `storage.${name}`, kind: 'files', role, method, target, body, hangUp: false },
    headers: [...commonHeaders(random, host), ...authorizationOf(random, role, sender, scheme), ...headers],
  };
}
