import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsIn, parseXml } from '#cv/server/import/office/xml.ts';
import { valueOfXml } from '#cv/server/import/xml-value.ts';
import { isObject } from '#platform/pure/json.ts';
import { readYaml } from '#platform/pure/yaml.ts';
import { root } from '#platform/server/root.ts';

const FOLDER = join(root, 'src/testing/fixtures/cv');

/** Returns the bytes of a sample file of another program, with every feature of its format. */
export const cvFile = (name: string) => readFileSync(join(FOLDER, name));
export const cvFileValue = (name: string): unknown =>
  name.endsWith('.yaml') ? readYaml(cvFile(name).toString()) : JSON.parse(cvFile(name).toString());

/** Returns the values in a sample file of XML, as importers get them. */
export function xmlFileValue(name: string): unknown {
  const [root] = elementsIn(parseXml(cvFile(name)));
  return root && valueOfXml(root);
}

/** Returns all words anywhere in a value. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isObject(value) ? Object.values(value).flatMap(wordsIn) : [];
}

/** Returns the words of the first value that the second lacks. */
export function missingFrom(value: unknown, others: unknown): string[] {
  const found = new Set(wordsIn(others));
  return [...new Set(wordsIn(value))].filter((words) => !found.has(words));
}
