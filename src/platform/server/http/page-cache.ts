import type { Bus } from '../db/bus.ts';
import type { Tx } from '../db/database.ts';
import { openOverflowFile } from '../overflow-file.ts';
import { openTaggedCache, type TaggedCache } from '../tagged-cache.ts';
import { type ReadyBody, weightOf } from './ready-body.ts';
import { deserializeBody, serializeBody } from './serialized-body.ts';

/** The key of a page: host, path and language. */
export type PageKey = { host: string; path: string; language: string };
/** A rendered page with the ids of the owners whose changes invalidate it. */
export type RenderedPage = { body: ReadyBody; tags: readonly string[] };

export type PageCache = {
  /**
   * Returns the page's body, with its tags. Concurrent requests for one page share a render. Redirects are not kept,
   * since a page may have any number of other addresses.
   */
  get(key: PageKey, render: () => Promise<RenderedPage>): Promise<ReadyBody>;
  /** Invalidates all pages of an owner on all instances, once the transaction commits. */
  invalidate(tx: Tx, tag: string): void;
  /**
   * Opens another cache of at most `maxEntries` entries for lookups that precede pages. The same tags invalidate it, and
   * it stores nothing while messages of other instances may be missed.
   */
  openCompanion<Value extends {}>(maxEntries: number): Promise<CompanionCache<Value>>;
  stats(): PageStats;
  close(): Promise<void>;
};

export type CompanionCache<Value extends {}> = Pick<TaggedCache<Value>, 'get'>;

export type PageStats = {
  pages: number;
  bytes: number;
  pagesOnDisk: number;
  bytesOnDisk: number;
  hits: number;
  misses: number;
};

const CHANNEL = 'vitrine_pages';
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 64 * MEGABYTE;
const MAX_BYTES_ON_DISK = 1024 * MEGABYTE;
const MAX_PAGES_ON_DISK = 50_000;

const isRedirect = ({ status }: ReadyBody) => status >= 300 && status < 400;

type Options = {
  /** The folder for pages that do not fit in memory; without it they are rendered again. */
  folder?: string;
  maxBytes?: number;
  maxBytesOnDisk?: number;
};

export async function openPageCache(bus: Bus, options: Options = {}): Promise<PageCache> {
  const { folder, maxBytes = MAX_BYTES, maxBytesOnDisk = MAX_BYTES_ON_DISK } = options;
  const bounds = { maxBytes: maxBytesOnDisk, maxEntries: MAX_PAGES_ON_DISK };
  const serializer = { toBytes: serializeBody, fromBytes: deserializeBody };
  const overflow = folder ? await openOverflowFile<ReadyBody>(folder, { ...serializer, ...bounds }) : undefined;
  const cache = await openTaggedCache<ReadyBody>({
    bus,
    channel: CHANNEL,
    capacity: maxBytes,
    sizeOf: weightOf,
    overflow,
  });
  const caches: Pick<TaggedCache<never>, 'drop' | 'close'>[] = [cache];
  return {
    // A render always returns a page, so the result is never undefined.
    get: ({ host, language, path }, render) =>
      cache.get(`${host} ${language} ${path}`, async () => {
        const { body, tags } = await render();
        return { value: { ...body, tags }, tags, isKept: !isRedirect(body) };
      }) as Promise<ReadyBody>,
    invalidate: (tx, tag) => {
      bus.publish(tx, CHANNEL, tag);
      tx.afterCommit(() => {
        for (const one of caches) one.drop(tag);
      });
    },
    openCompanion: async <Value extends {}>(maxEntries: number) => {
      const companion = await openTaggedCache<Value>({
        bus,
        channel: CHANNEL,
        capacity: maxEntries,
        bypassWhenDisconnected: true,
      });
      caches.push(companion);
      return companion;
    },
    stats: () => {
      const { entries, size, overflow, hits, misses } = cache.stats();
      return { pages: entries, bytes: size, pagesOnDisk: overflow.entries, bytesOnDisk: overflow.bytes, hits, misses };
    },
    close: async () => {
      for (const one of caches) await one.close();
    },
  };
}
