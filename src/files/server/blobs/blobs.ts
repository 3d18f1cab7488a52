import type { Readable } from 'node:stream';

/** Storage of bytes under keys that the server generates, never under names that members choose. */
export type Blobs = {
  /** Stores all bytes under the key, or none. */
  put(key: string, bytes: Blob): Promise<void>;
  /** Returns the bytes from `start` up to, not including, `end`; undefined if the key does not exist. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable | undefined>;
  /** Returns the bytes as `open` does, for callers that finish a piece before the next one, which reuses its memory. */
  pieces(key: string, range: { start: number; end: number }): Promise<AsyncIterable<Uint8Array> | undefined>;
  has(key: string): Promise<boolean>;
  /** Deletes the bytes of a key; does nothing if it does not exist. */
  remove(key: string): Promise<void>;
  /** Lists all keys in no particular order, with the time at which they were stored. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
  /** Deletes incomplete writes of killed processes that began before this time. */
  sweep(before: Date): Promise<void>;
};

/** A key has two levels, so that the number of entries in a folder stays bounded. */
export const BLOB_KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;
