import type { HeaderList } from './fuzz-request.ts';
import { mutate, oddValue, writeJson } from './odd-values.ts';
import type { Random } from './random.ts';

const JSON_TYPE = 'application/json';
const OTHER_TYPES = [
  ...['text/plain', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['application/zip', 'application/vnd.api+json', 'application/json;charset="', '*/*', 'application/JSON ; x=y'],
];
const MARKS = ['', ',', '}', '"', '\\', '\u0000', '\ufeff', 'NaN', "'", '//', '{}', '\ud800'];
const OVER_A_MEGABYTE = 1024 * 1024 + 1;

export type RequestContent = { body: Buffer; headers: HeaderList };

/** Returns a value as a request body: unchanged, with faults in it, or as broken JSON. */
export function jsonBody(random: Random, value: unknown): RequestContent {
  const variant = random.int(20);
  let mutated = value;
  if (variant >= 11) for (let faults = 1 + random.int(2); faults > 0; faults -= 1) mutated = mutate(random, mutated);
  const bytes = Buffer.from(writeJson(mutated));
  const headers: HeaderList = [['content-type', random.chance(0.04) ? random.pick(OTHER_TYPES) : JSON_TYPE]];
  return { headers: random.chance(0.01) ? [] : headers, body: variant === 19 ? corrupt(random, bytes) : bytes };
}

function corrupt(random: Random, bytes: Buffer): Buffer {
  const text = bytes.toString();
  const at = random.int(text.length + 1);
  switch (random.int(9)) {
    case 0:
      return Buffer.from(text.slice(0, at));
    case 1:
      return Buffer.from(text.slice(0, at) + random.pick(MARKS) + text.slice(at));
    case 2:
      return Buffer.from(text, 'utf16le');
    case 3:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc0, 0xaf]), bytes.subarray(at)]);
    case 4:
      return Buffer.from(text.replace('{', '{"a":1,"a":2,"__proto__":null,'));
    case 5:
      return Buffer.concat([bytes, bytes]);
    case 6:
      return random.chance(0.1) ? Buffer.alloc(OVER_A_MEGABYTE, ' ') : Buffer.alloc(0);
    case 7:
      return Buffer.from(writeJson(oddValue(random)));
    default:
      return Buffer.from(`\ufeff${text}`);
  }
}
