import {
  authorizationOf,
  commonHeaders,
  encodePart,
  type FuzzRequest,
  type FuzzRole,
  type SignedInAccount,
} from './fuzz-request.ts';
import { jsonBody, type RequestContent } from './json-bodies.ts';
import { oddString } from './odd-values.ts';
import type { Random } from './random.ts';
import { SAMPLE_FILES } from './sample-files.ts';
import { type AccountContext, type FuzzSchema, randomValue, type ValueContext } from './schema-values.ts';

type ApiParameter = { name: string; in: string; required?: boolean; schema: FuzzSchema };
type RequestBody = { content: Readonly<Record<string, { schema: FuzzSchema }>> };

/** One operation of the OpenAPI document. */
export type FuzzOperation = {
  id: string;
  method: string;
  path: string;
  parameters: readonly ApiParameter[];
  /** Undefined if the operation takes no body; `file` if it takes a file. */
  body: FuzzSchema | 'file' | undefined;
  forVisitors: boolean;
  forAdmins: boolean;
};

type OpenApiOperation = {
  operationId: string;
  parameters?: readonly ApiParameter[];
  requestBody?: RequestBody;
  security?: readonly unknown[];
};
type OpenApi = { paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>> };

/** Returns every operation of the document, in its order. */
export function operationsOf(document: OpenApi): FuzzOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, security }]) => {
      const [content] = Object.values(requestBody?.content ?? {});
      return {
        ...{ id: operationId, method: method.toUpperCase(), path, parameters },
        body: requestBody && (content?.schema ?? 'file'),
        forVisitors: security?.length === 0,
        forAdmins: path.startsWith('/admin/'),
      };
    }),
  );
}

/** Returns the names of fields that the document's bodies have. */
export function fieldNamesOf(operations: readonly FuzzOperation[]): string[] {
  const names = new Set<string>();
  const walk = (schema: FuzzSchema) => {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      names.add(name);
      walk(inner);
    }
    for (const inner of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) walk(inner);
    if (schema.items) walk(schema.items);
  };
  for (const { body } of operations) if (typeof body === 'object') walk(body);
  return [...names];
}

const ID_KINDS: Readonly<Record<string, string>> = {
  uid: 'people',
  owner: 'people',
  host: 'hosts',
  letter: 'letters',
  pattern: 'patterns',
};

/** Returns the kind of record that a path addresses: its last segment followed by a parameter, or its first segment. */
export function kindOf(path: string) {
  const parts = path.split('/').slice(1);
  const collection = parts.findLast((part, at) => !part.startsWith('{') && parts[at + 1]?.startsWith('{'));
  return collection ?? (parts[0] === 'admin' ? parts[1] : parts[0]) ?? '';
}

/** Returns the kind of record that a path parameter identifies. */
function kindOfParameter(path: string, name: string) {
  const before =
    path
      .slice(0, path.indexOf(`/{${name}}`))
      .split('/')
      .at(-1) ?? '';
  return ID_KINDS[name] ?? (before.startsWith('{') ? kindOf(path) : before);
}

type ApiTarget = { operations: readonly FuzzOperation[]; fieldNames: readonly string[]; host: string };

/** Returns a request to an operation that the role usually may call. */
export function apiRequest(random: Random, role: FuzzRole, sender: SignedInAccount, apiTarget: ApiTarget): FuzzRequest {
  const operation = pickOperation(random, role, apiTarget.operations);
  const { path, parameters } = operation;
  const kind = kindOf(path);
  const context: ValueContext = { random, sender, kind, fieldNames: apiTarget.fieldNames };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { schema = {} } = parameters.find((parameter) => parameter.name === name) ?? {};
    return pathPart(context, { name, schema, kind: kindOfParameter(path, name) });
  });
  const query = parameters.filter((parameter) => parameter.in === 'query').flatMap((one) => queryParts(context, one));
  if (random.chance(0.05))
    query.push(random.pick(['a[b][c]=1', '&&', '=', '%zz', '[]=x', 'limit=1&limit=2', '__proto__[x]=1']));
  const { body, headers } = bodyFor(context, operation) ?? {};
  return {
    ...{ operation: operation.id, kind, role, method: operation.method, hangUp: false },
    target: `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [...commonHeaders(random, apiTarget.host), ...authorizationOf(random, role, sender), ...(headers ?? [])],
    body,
  };
}

function pickOperation(random: Random, role: FuzzRole, operations: readonly FuzzOperation[]) {
  const isTheirs = ({ forVisitors, forAdmins }: FuzzOperation) => {
    if (role === 'visitor') return forVisitors;
    return forAdmins === (role === 'admin');
  };
  return random.pick(random.chance(0.75) ? operations.filter(isTheirs) : operations);
}

type PathParameter = { name: string; schema: FuzzSchema; kind: string };

function pathPart(context: ValueContext, { name, schema, kind }: PathParameter) {
  const { random, sender } = context;
  const variant = random.int(20);
  const id = sender.known.pick(kind, random);
  // Besides odd strings. An empty segment would address another operation.
  if (variant === 0) return encodePart(oddString(random)).slice(0, 3000) || '%20';
  if (variant === 1)
    return random.pick(['%', '%zz', '%00', '%c0%af', '%2e%2e%2f', '%ED%A0%80', 'a%2Fb', ';', '%25%32%35']);
  if (schema.enum && variant > 2) return encodePart(String(random.pick(schema.enum)));
  if (id !== undefined && !schema.enum) return encodePart(id);
  return encodePart(String(randomValue(schema, { ...context, kind }, name))) || 'x';
}

function queryParts(context: ValueContext, { name, required = false, schema }: ApiParameter): string[] {
  const { random, sender } = context;
  if (!random.chance(required ? 0.95 : 0.4)) return [];
  const variant = random.int(20);
  if (variant === 0) return [`${name}[]=x`, `${name}[0]=y`];
  if (variant === 1) return [`${name}[length][x]=1`];
  if (variant === 2) return [name, `${name}=`];
  if (variant < 7) return [`${name}=${encodePart(oddString(random)).slice(0, 2000)}`];
  const cursor = name === 'cursor' ? sender.known.pick('cursors', random) : undefined;
  if (name === 'cursor' && variant < 12) {
    const key = random.pick([
      ['x'],
      [null],
      ['\u0000', 1],
      {},
      [1e21, 'x'],
      [sender.uid],
      ['2024-01-01T00:00:00Z', 'x'],
    ]);
    return [`${name}=${Buffer.from(JSON.stringify(key)).toString('base64url')}`];
  }
  const value = `${name}=${encodePart(cursor ?? String(randomValue(schema, context, name)))}`;
  return variant === 7 ? [value, value] : [value];
}

function bodyFor(context: ValueContext, { body }: FuzzOperation): RequestContent | undefined {
  const { random } = context;
  if (body === 'file') return fileBody(random, context.sender);
  if (body) return jsonBody(random, randomValue(body, context));
  return random.chance(0.03) ? jsonBody(random, { x: 1 }) : undefined;
}

function fileBody(random: Random, { exported }: AccountContext): RequestContent {
  const { type, bytes } = random.pick(SAMPLE_FILES);
  const variant = random.int(4);
  if (variant === 0) return { body: bytes, headers: [['content-type', random.chance(0.7) ? 'application/zip' : type]] };
  const body = Buffer.from(exported);
  for (let faults = variant === 1 ? 0 : 1 + random.int(4); faults > 0; faults -= 1) {
    body[random.int(Math.max(body.length, 1))] = random.int(256);
  }
  return { body, headers: [['content-type', 'application/zip']] };
}
