import type { Bus } from '../db/bus.ts';
import type { Tx } from '../db/database.ts';
import { openTaggedCache } from '../tagged-cache.ts';
import { type ReadyBody, weightOf } from './ready-body.ts';

/** What one page is: whose, where, in which language. */
export type PageKey = { host: string; path: string; language: string };
/** A rendered page with the owners whose changes make it stale. */
export type RenderedPage = { body: ReadyBody; tags: readonly string[] };

export type PageCache = {
  /** The page's bytes; however many ask at once, it is rendered once. */
  get(key: PageKey, render: () => Promise<RenderedPage>): Promise<ReadyBody>;
  /** Drops every page of an owner here and on all instances, once the transaction has committed. */
  dropWith(tx: Tx, tag: string): void;
  stats(): { pages: number; bytes: number; hits: number; misses: number };
  close(): Promise<void>;
};

const CHANNEL = 'vitrine_pages';
const LARGEST = 64 * 1024 * 1024;

export async function openPageCache(bus: Bus, { maxBytes = LARGEST } = {}): Promise<PageCache> {
  const cache = await openTaggedCache<ReadyBody>({ bus, channel: CHANNEL, largest: maxBytes, sizeOf: weightOf });
  return {
    // A page is always something, so there is always something to answer.
    get: ({ host, language, path }, render) =>
      cache.get(`${host} ${language} ${path}`, async () => {
        const { body, tags } = await render();
        return { value: body, tags };
      }) as Promise<ReadyBody>,
    dropWith: (tx, tag) => {
      bus.publish(tx, CHANNEL, tag);
      tx.afterCommit(() => cache.drop(tag));
    },
    stats: () => {
      const { entries, size, hits, misses } = cache.stats();
      return { pages: entries, bytes: size, hits, misses };
    },
    close: cache.close,
  };
}
