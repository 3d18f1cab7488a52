import { LRUCache } from 'lru-cache';
import type { Bus } from '../db/bus.ts';
import type { Tx } from '../db/database.ts';
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

/** A render under way, with the tags that were dropped since it began. */
type Flight = { body: Promise<ReadyBody>; stale: Set<string> };

export async function openPageCache(bus: Bus, { maxBytes = LARGEST } = {}): Promise<PageCache> {
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => weightOf(body),
    dispose: (page, name) => untag(page, name),
  });
  const namesByTag = new Map<string, Set<string>>();
  const flights = new Set<Flight>();
  /** Those that whoever comes now may wait for. */
  const current = new Map<string, Flight>();
  let hits = 0;
  let misses = 0;

  const untag = (page: RenderedPage, name: string) => {
    for (const tag of page.tags) {
      const names = namesByTag.get(tag);
      names?.delete(name);
      if (names?.size === 0) namesByTag.delete(tag);
    }
  };

  const keep = (name: string, page: RenderedPage) => {
    pages.set(name, page);
    if (!pages.has(name)) return;
    for (const tag of page.tags) {
      const names = namesByTag.get(tag) ?? new Set();
      namesByTag.set(tag, names.add(name));
    }
  };

  /** A render under way may have read what was true before; who waits for it gets it, nobody after them. */
  const drop = (tag: string) => {
    for (const name of namesByTag.get(tag) ?? []) pages.delete(name);
    for (const flight of flights) flight.stale.add(tag);
    current.clear();
  };

  const dropAll = () => {
    pages.clear();
    namesByTag.clear();
    for (const flight of flights) flight.stale.add('*');
    current.clear();
  };

  const subscription = await bus.subscribe(CHANNEL, { onMessage: drop, onReconnect: dropAll });

  const render = async (name: string, flight: Flight, work: () => Promise<RenderedPage>) => {
    try {
      const page = await work();
      const stale = flight.stale.has('*') || page.tags.some((tag) => flight.stale.has(tag));
      if (!stale) keep(name, page);
      return page.body;
    } finally {
      flights.delete(flight);
      if (current.get(name) === flight) current.delete(name);
    }
  };

  return {
    get: (key, work) => {
      const name = `${key.host} ${key.language} ${key.path}`;
      const found = pages.get(name);
      if (found) {
        hits += 1;
        return Promise.resolve(found.body);
      }
      const underWay = current.get(name);
      if (underWay) return underWay.body;
      misses += 1;
      const flight: Flight = { body: Promise.resolve(undefined as never), stale: new Set() };
      flights.add(flight);
      current.set(name, flight);
      flight.body = render(name, flight, work);
      return flight.body;
    },
    dropWith: (tx, tag) => {
      bus.publish(tx, CHANNEL, tag);
      tx.afterCommit(() => drop(tag));
    },
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize, hits, misses }),
    close: () => subscription.close(),
  };
}
