import {
  authorizationOf,
  commonHeaders,
  encodePart,
  type FuzzRequest,
  type Role,
  type SignedIn,
} from './fuzz-request.ts';
import { type Body, jsonBody } from './json-bodies.ts';
import { oddString } from './odd-values.ts';
import type { Random } from './random.ts';
import { SAMPLE_FILES } from './sample-files.ts';
import { type Drawing, drawValue, type Schema, type Sender } from './schema-values.ts';

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type RequestBody = { content: Readonly<Record<string, { schema: Schema }>> };

/** One operation of the OpenAPI document. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** Undefined if the operation takes no body; `file` if it takes a file. */
  body: Schema | 'file' | undefined;
  forVisitors: boolean;
  forAdmins: boolean;
};

type Described = {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: RequestBody;
  security?: readonly unknown[];
};
type OpenApi = { paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

/** Returns every operation of the document, in its order. */
export function operationsOf(document: OpenApi): Operation[] {
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
export function fieldNamesOf(operations: readonly Operation[]): string[] {
  const names = new Set<string>();
  const walk = (schema: Schema) => {
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
  const named = parts.findLast((part, at) => !part.startsWith('{') && parts[at + 1]?.startsWith('{'));
  return named ?? (parts[0] === 'admin' ? parts[1] : parts[0]) ?? '';
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

type Scene = { operations: readonly Operation[]; fieldNames: readonly string[]; host: string };

/** Returns a request to an operation that the role usually may call. */
export function apiRequest(random: Random, role: Role, sender: SignedIn, scene: Scene): FuzzRequest {
  const operation = pickOperation(random, role, scene.operations);
  const { path, parameters } = operation;
  const kind = kindOf(path);
  const drawing: Drawing = { random, sender, kind, fieldNames: scene.fieldNames };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { schema = {} } = parameters.find((parameter) => parameter.name === name) ?? {};
    return pathPart(drawing, { name, schema, kind: kindOfParameter(path, name) });
  });
  const query = parameters.filter((parameter) => parameter.in === 'query').flatMap((one) => queryParts(drawing, one));
  if (random.chance(0.05))
    query.push(random.pick(['a[b][c]=1', '&&', '=', '%zz', '[]=x', 'limit=1&limit=2', '__proto__[x]=1']));
  const { body, headers } = bodyFor(drawing, operation) ?? {};
  return {
    ...{ operation: operation.id, kind, role, method: operation.method, hangUp: false },
    target: `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: [...commonHeaders(random, scene.host), ...authorizationOf(random, role, sender), ...(headers ?? [])],
    body,
  };
}

function pickOperation(random: Random, role: Role, operations: readonly Operation[]) {
  const isTheirs = ({ forVisitors, forAdmins }: Operation) => {
    if (role === 'visitor') return forVisitors;
    return forAdmins === (role === 'admin');
  };
  return random.pick(random.chance(0.75) ? operations.filter(isTheirs) : operations);
}

type PathParameter = { name: string; schema: Schema; kind: string };

function pathPart(drawing: Drawing, { name, schema, kind }: PathParameter) {
  const { random, sender } = drawing;
  const way = random.int(20);
  const id = sender.known.pick(kind, random);
  // Besides odd strings. An empty segment would address another operation.
  if (way === 0) return encodePart(oddString(random)).slice(0, 3000) || '%20';
  if (way === 1) return random.pick(['%', '%zz', '%00', '%c0%af', '%2e%2e%2f', '%ED%A0%80', 'a%2Fb', ';', '%25%32%35']);
  if (schema.enum && way > 2) return encodePart(String(random.pick(schema.enum)));
  if (id !== undefined && !schema.enum) return encodePart(id);
  return encodePart(String(drawValue(schema, { ...drawing, kind }, name))) || 'x';
}

function queryParts(drawing: Drawing, { name, required = false, schema }: Parameter): string[] {
  const { random, sender } = drawing;
  if (!random.chance(required ? 0.95 : 0.4)) return [];
  const way = random.int(20);
  if (way === 0) return [`${name}[]=x`, `${name}[0]=y`];
  if (way === 1) return [`${name}[length][x]=1`];
  if (way === 2) return [name, `${name}=`];
  if (way < 7) return [`${name}=${encodePart(oddString(random)).slice(0, 2000)}`];
  const cursor = name === 'cursor' ? sender.known.pick('cursors', random) : undefined;
  if (name === 'cursor' && way < 12) {
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
  const value = `${name}=${encodePart(cursor ?? String(drawValue(schema, drawing, name)))}`;
  return way === 7 ? [value, value] : [value];
}

function bodyFor(drawing: Drawing, { body }: Operation): Body | undefined {
  const { random } = drawing;
  if (body === 'file') return fileBody(random, drawing.sender);
  if (body) return jsonBody(random, drawValue(body, drawing));
  return random.chance(0.03) ? jsonBody(random, { x: 1 }) : undefined;
}

function fileBody(random: Random, { exported }: Sender): Body {
  const { type, bytes } = random.pick(SAMPLE_FILES);
  const way = random.int(4);
  if (way === 0) return { body: bytes, headers: [['content-type', random.chance(0.7) ? 'application/zip' : type]] };
  const body = Buffer.from(exported);
  for (let faults = way === 1 ? 0 : 1 + random.int(4); faults > 0; faults -= 1) {
    body[random.int(Math.max(body.length, 1))] = random.int(256);
  }
  return { body, headers: [['content-type', 'application/zip']] };
}
