import { isObject } from '#platform/pure/json.ts';
import type { Random } from './random.ts';

const MAX_PER_KIND = 24;
const MAX_NODES = 400;

/** The kinds of ids that fields contain, in any response. */
const KINDS_OF_KEYS = {
  uid: 'people',
  email: 'emails',
  shareId: 'shares',
  host: 'hosts',
  nextCursor: 'cursors',
  totpURI: 'totpUris',
};

/** The ids that a member has received in responses, by kind, so that requests reach existing records. */
export class KnownIds {
  readonly #ids = new Map<string, string[]>();
  readonly #revisions = new Map<string, number>();
  readonly #hidden: ReadonlySet<string>;

  /** `hidden` lists the ids that no request may use. */
  constructor(hidden: Iterable<string> = []) {
    this.#hidden = new Set(hidden);
  }

  add(kind: string, id: unknown) {
    if (typeof id !== 'string' || id === '' || this.#hidden.has(id)) return;
    const ids = (this.#ids.get(kind) ?? []).filter((other) => other !== id);
    this.#ids.set(kind, [...ids, id].slice(-MAX_PER_KIND));
  }

  /** Returns a random id. Draws one number even if there is none, so that later draws do not depend on it. */
  pick(kind: string, random: Random): string | undefined {
    const index = random.int(MAX_PER_KIND);
    const ids = this.#ids.get(kind) ?? [];
    return ids[index % Math.max(ids.length, 1)];
  }

  revisionOf(id: string | undefined) {
    return this.#revisions.get(id ?? '');
  }

  /** Extracts the ids from a response about this kind of record. */
  learn(kind: string, answer: unknown) {
    let nodes = 0;
    const walk = (value: unknown, depth: number) => {
      nodes += 1;
      if (nodes > MAX_NODES) return;
      if (Array.isArray(value)) for (const item of value) walk(item, depth + 1);
      else if (isObject(value)) {
        const { id, revision, name, bucket } = value;
        this.add(depth <= 2 ? kind : 'nodes', id);
        for (const [key, of] of Object.entries(KINDS_OF_KEYS)) this.add(of, value[key]);
        if (typeof bucket === 'string') this.add('files', name);
        if (typeof id === 'string' && typeof revision === 'number') this.#revisions.set(id, revision);
        for (const inner of Object.values(value)) walk(inner, depth + 1);
      }
    };
    walk(answer, 0);
  }
}
