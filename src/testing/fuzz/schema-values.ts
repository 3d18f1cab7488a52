import { authenticatorCode } from '../authenticator.ts';
import type { KnownIds } from './known-ids.ts';
import { ODD_STRINGS, oddNumber, oddString } from './odd-values.ts';
import type { Random } from './random.ts';
import { SAMPLE_CONTENTS } from './sample-files.ts';

/** The part of JSON Schema that the OpenAPI document uses. */
export type FuzzSchema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly FuzzSchema[];
  allOf?: readonly FuzzSchema[];
  properties?: Readonly<Record<string, FuzzSchema>>;
  required?: readonly string[];
  additionalProperties?: FuzzSchema | boolean;
  items?: FuzzSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
};

/** The sender of a request, and the values that it may use. */
export type AccountContext = {
  /** The ZIP of an export, for import requests. */
  exported: Buffer;
  /** The instance's public URL. */
  appUrl: string;
  email: string;
  password: string;
  username: string;
  uid: string;
  known: KnownIds;
};

export type ValueContext = {
  random: Random;
  sender: AccountContext;
  /** The kind of record that the operation handles. */
  kind: string;
  /** Field names, which some operations take as values. */
  fieldNames: readonly string[];
};

const MAX_VALUES = 250;
const PLAIN = [
  'Ada Lovelace',
  'Note G',
  'x',
  'Größe',
  'آدا لوفلايس',
  '数',
  'a-b',
  'two words',
  '42',
  'ada',
  '# x\n\n- y *z*',
];
/** At least one value matches each pattern of the document. */
const PATTERN_CANDIDATES = [
  ...PLAIN,
  '#1a2b3c',
  '123456',
  'en',
  'de-CH',
  'ada-*',
  'Ada <ada@vitrine.example>',
  'classic',
  'a_b',
];
const DATES = ['2024-02-29', '1843-07-10', '0001-01-01', '9999-12-31', '2024-13-45'];
const TIMES = ['2031-01-01T00:00:00.000Z', '2024-02-29T12:00:00+14:00', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
const ADDRESSES = ['https://example.org/x?y=1#z', 'http://localhost/portfolio/x', 'mailto:ada@example.org', '/cv/x'];
/** Values for fields whose schema does not describe them. */
const VALUES_BY_KEY: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['start', 'end', 'date', 'issued', 'expires'].map((key) => [key, ['1843', '1843-07', '', '1843-07-10']]),
  ),
  ...Object.fromEntries(
    ['url', 'website', 'link'].map((key) => [key, ['https://example.org/x', 'http://x.example', '']]),
  ),
  slug: ['note-g', 'ada', 'محرك', ''],
  formats: ['pdf,docx', 'pdf', 'png,json,txt', 'pdf,pdf', 'x'],
  pattern: ['*.example.net', 'lovelace.com', '*.com', 'x'],
  to: ['nobody@example.org'],
};

const ID_KINDS: Readonly<Record<string, string>> = {
  ...{ cover: 'images', image: 'images', picture: 'images', photo: 'images', logo: 'images' },
  ...{ owner: 'people', uid: 'people', host: 'hosts', file: 'files', cursor: 'cursors', version: 'versions' },
  ...{ confirm: 'emails', token: 'tokens', invitation: 'tokens', otp: 'codes', backupCode: 'codes' },
  ...{ at: 'nodes', into: 'nodes', after: 'nodes', letter: 'letters', order: 'nodes' },
};

/** Returns a value that fits the schema, or nearly does: rules outside the schema are guessed from the field's name. */
export function randomValue(schema: FuzzSchema, context: ValueContext, name = ''): unknown {
  let budget = MAX_VALUES;

  const generate = (of: FuzzSchema, key: string): unknown => {
    const { random } = context;
    budget -= 1;
    if ('const' in of) return of.const;
    if (of.enum) return random.pick(of.enum);
    if (of.anyOf) return generate(random.pick(of.anyOf), key);
    if (of.allOf) return Object.assign({}, ...of.allOf.map((part) => generate(part, key)));
    switch (of.type) {
      case 'object':
        return randomObject(of, key);
      case 'array':
        return randomArray(of, key);
      case 'string':
        return randomString(of, key, context);
      case 'integer':
      case 'number':
        return randomNumber(of, key, context);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default:
        return random.pick([randomString({}, key, context), oddString(random), oddNumber(random), [], {}, null, true]);
    }
  };

  const randomObject = (of: FuzzSchema, key: string) => {
    const { random } = context;
    const required = new Set(of.required);
    const entries: [string, unknown][] = [];
    for (const [name, inner] of Object.entries(of.properties ?? {})) {
      const isIncluded = required.has(name) || (budget > 0 && random.chance(0.5));
      if (isIncluded) entries.push([name, generate(inner, name)]);
    }
    const more = of.properties === undefined && budget > 0 ? random.int(3) : 0;
    for (let n = 0; n < more; n += 1) {
      const inner = typeof of.additionalProperties === 'object' ? of.additionalProperties : {};
      entries.push([random.pick([...PLAIN, ...context.fieldNames]), generate(inner, key)]);
    }
    return Object.fromEntries(entries);
  };

  const randomArray = (of: FuzzSchema, key: string) => {
    const { random } = context;
    const { minItems = 0, maxItems = 3 } = of;
    // Fills a list to its maximum or beyond only rarely, because full lists of large items would dominate the request.
    const isFull = maxItems <= 100 && budget === MAX_VALUES - 2 && random.chance(0.05);
    const length = isFull
      ? maxItems + random.int(2)
      : Math.max(minItems, budget > 0 ? random.int(Math.min(maxItems, 3) + 1) : 0);
    return Array.from({ length }, () => generate(of.items ?? {}, key));
  };

  return generate(schema, name);
}

function randomString(schema: FuzzSchema, key: string, { random, sender, kind, fieldNames }: ValueContext): string {
  const { known: cached } = sender;
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  if (format === 'uuid') {
    const id = cached.pick(ID_KINDS[key] ?? kind, random);
    return id ?? '6b1f2c1e-8d7a-4c3b-9a55-0d6f3f2b7c11';
  }
  if (format === 'email')
    return random.pick([sender.email, sender.email, `guest-${random.int(1e4)}@example.org`, 'A.B+c@EXAMPLE.org']);
  if (format === 'date') return random.pick(DATES);
  if (format === 'date-time') return random.pick(TIMES);
  if (format === 'uri') return random.pick(ADDRESSES);
  if (/password/i.test(key))
    return random.pick([sender.password, sender.password, 'analytical engine no. 2', 'x'.repeat(12)]);
  if (key === 'username') return random.pick([sender.username, `ada-${random.int(1e6)}`, 'ADA', 'аdа', 'admin']);
  if (key === 'content') return random.pick(SAMPLE_CONTENTS);
  if (key === 'address') return random.pick([`${sender.appUrl}/cv/${cached.pick('cvs', random)}`, ...ADDRESSES]);
  const words = VALUES_BY_KEY[key];
  if (words && random.chance(0.8)) return random.pick(words);
  if (key === 'host' && random.chance(0.4)) return `h${random.int(1e6)}.lovelace.com`;
  if (key === 'code' && random.chance(0.6)) {
    const uri = cached.pick('totpUris', random);
    return uri ? authenticatorCode(uri) : '123456';
  }
  // Within a document, each id is new.
  if (key === 'id' && kind === 'cvs') return `n${random.int(1e6)}`;
  if (key === 'id') return cached.pick(random.pick([kind, 'cvs', 'projects', 'shares']), random) ?? 'x';
  const idKind = ID_KINDS[key];
  if (idKind && random.chance(0.8)) return cached.pick(idKind, random) ?? 'x';
  const candidates = random.pick([PLAIN, PLAIN, PLAIN, PLAIN, ODD_STRINGS, ODD_STRINGS, ADDRESSES, fieldNames]);
  const text = random.pick(candidates).slice(0, maxLength).padEnd(minLength, 'x');
  if (pattern === undefined || matchesPattern(pattern, text)) return text;
  const fitting = PATTERN_CANDIDATES.filter(
    (candidate) => candidate.length <= maxLength && matchesPattern(pattern, candidate),
  );
  return fitting.length > 0 ? random.pick(fitting) : text;
}

const patterns = new Map<string, RegExp>();

function matchesPattern(pattern: string, text: string) {
  const cached = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, cached);
  return cached.test(text);
}

function randomNumber(schema: FuzzSchema, key: string, { random, sender, kind }: ValueContext): number {
  const { minimum = 0, maximum = 1000 } = schema;
  if (key === 'revision') {
    const revision = sender.known.revisionOf(sender.known.pick(kind, random)) ?? 1;
    return random.chance(0.9) ? revision : revision + 1;
  }
  const upTo = Math.min(maximum, minimum + 100);
  const number = random.pick([minimum, upTo, maximum, minimum + random.int(Math.max(1, upTo - minimum))]);
  return schema.type === 'integer' ? Math.trunc(number) : number;
}
