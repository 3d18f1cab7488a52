import type { Random } from './random.ts';

/** JSON text that is sent verbatim, for values that `JSON.stringify` cannot produce. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const nested = (depth: number, open: string, close: string) =>
  new RawJson(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Strings that have broken programs before. */
export const ODD_STRINGS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00x', 'x\ud83d', '\ufeff', '\ufffe', '\u2028', '\r\nx-odd: 1'],
  ...['\u202eevil\u202c', '\u2066x\u2069', 'e\u0301'.repeat(20), 'ﷺ', 'İı', 'ẞß', 'ﬃ', '👩‍💻'.repeat(8), '﷽', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;&#0;', ']]>', '<!--', '{{7*7}}', '#{7*7}'],
  ...["' or '1'='1", "'; drop table users; --", '1) union select null--', '%', '_', '\\', "\\'", '%%%', '$1', ':x'],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    '/',
    '//',
    '.',
    '..',
    '\\\\host\\share',
    'C:\\x',
    'file:///etc/passwd',
    'a/../b',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON', 'length'],
  ...['null', 'undefined', 'NaN', 'true', 'false', '0', '-1', '1e9', '0x10', '١٢٣', '[object Object]', '[]', '{}'],
  ...['javascript:alert(1)', 'data:text/html,x', 'http://[::1', 'http://a b', 'http://127.0.0.1:9/', '//x', 'mailto:'],
  ...['0000-00-00', '2024-02-30', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'x@x', '@', 'a@b@c', '"a b"@c.d'],
  ...[
    '#set page(',
    '#read("/etc/passwd")',
    '*',
    '_'.repeat(300),
    '- x\n'.repeat(100),
    '[x](y)',
    '```',
    '$x$',
    '\\u0000',
  ],
  ...['x'.repeat(41), 'x'.repeat(201), 'x'.repeat(1001), 'x'.repeat(10_000), '語'.repeat(4000), 'a'.repeat(70_000)],
] as const;

const ODD_NUMBERS = [
  ...[0, -0, -1, 1, 2, 0.5, -0.1, 100, 101, 999, 1000, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1, 2 ** 53],
  ...[1e21, -1e21, 5e-324, 1.7976931348623157e308],
];

const ODD_JSON = [
  ...[
    '1e400',
    '-1e400',
    '-0',
    '1E+2',
    '0.1e-400',
    '99999999999999999999999999',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
  ],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"length":{"toString":[]}}'],
  ...[
    '{"length":1e9}',
    '{"then":"x"}',
    '{"a":1,"a":2}',
    '{"":""}',
    '{"toString":1,"valueOf":1}',
    '{"0":"x","length":1}',
  ],
].map((text) => new RawJson(text));

const ODD_STRUCTURES = [
  ...[null, true, false, [], {}, [[]], [null], [{}], [''], { x: [] }],
  ...[nested(40, '[', ']'), nested(70, '{"a":', '}'), nested(3000, '[', ']'), nested(3000, '{"a":', '}')],
  Array.from({ length: 2100 }, () => ''),
  Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`k${n}`, n])),
];

/** Returns a value that no operation expects. */
export function oddValue(random: Random): unknown {
  const list = random.pick<readonly unknown[]>([ODD_STRINGS, ODD_STRINGS, ODD_NUMBERS, ODD_JSON, ODD_STRUCTURES]);
  const value = random.pick(list);
  // A copy, because another fault may be added to it.
  return value instanceof RawJson ? value : structuredClone(value);
}

export const oddString = (random: Random): string => random.pick(ODD_STRINGS);
export const oddNumber = (random: Random): number => random.pick(ODD_NUMBERS);

/** Returns a value as JSON text, with each `RawJson` verbatim. */
export function writeJson(value: unknown): string {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof RawJson ? `@raw ${raw.push(inner.text) - 1}@` : inner,
  );
  return raw.reduce((written, inner, at) => written.replaceAll(`"@raw ${at}@"`, () => inner), text ?? 'null');
}

type Container = unknown[] | Record<string, unknown>;
type ValueSlot = { container: Container; key: string | number };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !(value instanceof RawJson);

function slotsIn(value: unknown, slots: ValueSlot[] = []): ValueSlot[] {
  if (!isContainer(value)) return slots;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    slots.push({ container: value, key });
    slotsIn((value as Record<string | number, unknown>)[key], slots);
  }
  return slots;
}

/** Returns the value with one fault somewhere in it; the value itself may be changed. */
export function mutate(random: Random, value: unknown): unknown {
  const slots = slotsIn(value);
  if (slots.length === 0 || random.chance(0.03)) return oddValue(random);
  const { container, key } = random.pick(slots);
  const at = container as Record<string | number, unknown>;
  const fault = random.int(10);
  if (fault < 5) at[key] = oddValue(random);
  else if (fault === 5) at[key] = null;
  else if (fault === 6) at[key] = random.pick([[at[key]], { value: at[key] }, String(at[key])]);
  else if (fault === 7 && !Array.isArray(container)) delete at[key];
  else if (fault === 8 && Array.isArray(container)) container.push(...container, ...container);
  else addKey(container, oddString(random), oddValue(random));
  return value;
}

/** Adds a key that assignment would not create, such as `__proto__`. */
function addKey(container: Container, key: string, value: unknown) {
  if (Array.isArray(container)) container.push(value);
  else Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}
