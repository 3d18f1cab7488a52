import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type Options<Value> = { largest: number; sizeOf: (value: Value) => number };

/** Keeps what is made of a content under that content, so that the same is made once, however many ask at once. */
export function makeContentCache<Value extends {}>({ largest, sizeOf }: Options<Value>) {
  const kept = new LRUCache<string, Value>({ maxSize: largest, sizeCalculation: sizeOf });
  const underWay = new Map<string, Promise<Value>>();

  return async (content: readonly string[], make: () => Promise<Value>): Promise<Value> => {
    const name = nameOf(content);
    const found = kept.get(name) ?? underWay.get(name);
    if (found) return found;
    const making = make();
    underWay.set(name, making);
    try {
      const made = await making;
      kept.set(name, made);
      return made;
    } finally {
      underWay.delete(name);
    }
  };
}

/** Each part with its length, so that no two contents run together into the same. */
function nameOf(content: readonly string[]) {
  const hash = createHash('sha256');
  for (const part of content) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}
