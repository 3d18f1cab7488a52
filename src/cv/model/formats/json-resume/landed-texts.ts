import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { OWN_KEY } from './write-entries.ts';

/** Keys that belong to the file rather than to the CV in it. */
export const FILE_KEYS = ['$schema', 'meta'];

/** Returns the number of texts and numbers in a value, at any depth. */
export function countTexts(value: unknown): number {
  let count = 0;
  const pending = [value];
  while (pending.length > 0) {
    const one = pending.pop();
    if (typeof one === 'number' || (typeof one === 'string' && one.trim() !== '')) count += 1;
    else if (Array.isArray(one)) for (const inner of one) pending.push(inner);
    else if (isObject(one)) for (const inner of Object.values(one)) pending.push(inner);
  }
  return count;
}

/** Whether fewer than half of the texts in a file have a place in the CV, given the number of those that have none. */
export function areMostTextsStored(source: JsonObject, storedTexts: number): boolean {
  const contents = Object.entries(source).flatMap(([key, value]) =>
    FILE_KEYS.includes(key) || key === OWN_KEY ? [] : [value],
  );
  return storedTexts * 2 > countTexts(contents);
}
