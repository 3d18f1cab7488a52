import type { Readable } from 'node:stream';

/** Where bytes lie: under keys that the server makes, never under names that people give. */
export type Blobs = {
  /** Keeps all of it under the key, or nothing. */
  put(key: string, bytes: Blob): Promise<void>;
  /** The bytes from `start` up to, not with, `end`; undefined when there is nothing under the key. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable | undefined>;
  /** The same for whoever is done with a piece when asking for the next: its memory is used again then. */
  pieces(key: string, range: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | undefined>;
  has(key: string): Promise<boolean>;
  /** Nothing happens if there is nothing. */
  remove(key: string): Promise<void>;
  /** Every key with the moment it was kept, in no order. */
  list(): AsyncIterable<{ key: string; keptAt: Date }>;
  /** Deletes what a process that was killed had begun to write before this moment. */
  sweep(before: Date): Promise<void>;
};

/** Two levels of folders, so that none grows without bound. */
export const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;
