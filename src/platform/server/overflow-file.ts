import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOldFiles } from './old-files.ts';
import { makeTagIndex, type TaggedValue } from './tag-index.ts';

/** A cached value with its expiry, by the clock of `performance.now()`. */
export type CachedEntry<Value> = TaggedValue<Value> & { until: number };

/** A second level for a cache's evicted entries. A dropped entry is never returned again. */
export type Overflow<Value> = {
  /** Stores an entry and writes it in the background. The value of a name must not change until it is removed. */
  put(name: string, entry: CachedEntry<Value>): void;
  /** Returns an entry; undefined if there is none or it cannot be read. */
  get(name: string): Promise<CachedEntry<Value> | undefined>;
  remove(name: string): void;
  drop(tag: string): void;
  dropAll(): void;
  stats(): { entries: number; bytes: number };
  close(): Promise<void>;
};

type Options<Value> = {
  toBytes: (value: Value) => readonly Uint8Array[];
  fromBytes: (bytes: Buffer) => Value;
  /** The size limit of the file in bytes; a nearly full disk lowers it. */
  maxBytes: number;
  /** The most entries, because the index of them is in memory. */
  maxEntries: number;
};

/** The share of the free disk space that the file may use. */
const FREE_SPACE_SHARE = 0.1;
/** The most bytes that wait to be written; they occupy the memory that eviction was to free. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

/** Opens an overflow in a file in the folder; undefined if it cannot be written. */
export async function openOverflowFile<Value extends {}>(
  folder: string,
  options: Options<Value>,
): Promise<Overflow<Value> | undefined> {
  try {
    const file = await openUnlinkedFile(folder);
    const { bavail, bsize } = await statfs(folder);
    const maxBytes = Math.min(options.maxBytes, Math.floor(bavail * bsize * FREE_SPACE_SHARE));
    return makeOverflow(file, { ...options, maxBytes });
  } catch {
    return undefined;
  }
}

/** Opens a file without a name, so that instances can share the folder and the file is freed when its process ends. */
async function openUnlinkedFile(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOldFiles(folder, new Date());
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  // If the system cannot remove an open file, the next start removes it.
  await rm(path).catch(() => undefined);
  return file;
}

/** A stored entry and its position. */
type Slot<Value> = {
  tags: readonly string[];
  until: number;
  length: number;
  /** Its position, counted over all bytes ever written; the file is a ring buffer. */
  at: number;
  /** The value itself, while it waits to be written. */
  waiting: Value | undefined;
};

type QueuedWrite<Value> = { name: string; slot: Slot<Value>; parts: readonly Uint8Array[] };

function makeOverflow<Value extends {}>(file: FileHandle, options: Options<Value>): Overflow<Value> {
  const { toBytes, fromBytes, maxBytes, maxEntries } = options;
  /** Ordered by position. */
  const slots = new Map<string, Slot<Value>>();
  const tagIndex = makeTagIndex();
  /** Entries that wait to be written, dropped ones included. */
  const queue: QueuedWrite<Value>[] = [];
  let bytes = 0;
  let waitingBytes = 0;
  let end = 0;
  let writing = Promise.resolve();
  let closed = false;

  const remove = (name: string) => {
    const slot = slots.get(name);
    if (!slot) return;
    slots.delete(name);
    tagIndex.remove(name, slot.tags);
    bytes -= slot.length;
  };

  const dropAll = () => {
    for (const name of slots.keys()) remove(name);
  };

  /** Allocates the next position, removing the entries of the previous round that it overwrites. */
  const allocate = (length: number) => {
    const rest = maxBytes - (end % maxBytes);
    if (length > rest) end += rest;
    end += length;
    for (const [name, { at }] of slots) {
      if (at >= end - maxBytes) break;
      remove(name);
    }
    return end - length;
  };

  /** Takes the waiting entries up to the next wrap-around, which are contiguous in the file. */
  const takeContiguous = () => {
    const wrapIndex = queue.findIndex(({ slot }, index) => index > 0 && slot.at % maxBytes === 0);
    return queue.splice(0, wrapIndex < 0 ? queue.length : wrapIndex);
  };

  const write = async (run: QueuedWrite<Value>[]) => {
    const parts = run.flatMap((one) => one.parts);
    const length = lengthOf(parts);
    const written = await file.writev(parts, (run[0]?.slot.at ?? 0) % maxBytes).catch(() => undefined);
    for (const { name, slot } of run) {
      slot.waiting = undefined;
      if (written?.bytesWritten !== length && slots.get(name) === slot) remove(name);
    }
    waitingBytes -= length;
  };

  const writeWaiting = async () => {
    while (queue.length > 0) await write(takeContiguous());
  };

  const read = async ({ at, length }: Slot<Value>) => {
    try {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at % maxBytes);
      return bytesRead === length ? fromBytes(buffer) : undefined;
    } catch {
      return undefined;
    }
  };

  /** Tests whether an entry is in the half of the ring that is overwritten next. */
  const isOld = ({ at }: Slot<Value>) => at < end - maxBytes / 2;

  return {
    put: (name, { value, tags, until }) => {
      const parts = toBytes(value);
      const length = lengthOf(parts);
      const existing = slots.get(name);
      // The entry was read from here and has not grown since.
      if (existing?.length === length && !isOld(existing)) return;
      remove(name);
      if (closed || length > maxBytes || waitingBytes + length > MAX_WAITING_BYTES) return;
      for (const oldest of slots.keys()) {
        if (slots.size < maxEntries) break;
        remove(oldest);
      }
      const slot = { tags, until, length, at: allocate(length), waiting: value };
      slots.set(name, slot);
      tagIndex.add(name, tags);
      bytes += length;
      waitingBytes += length;
      queue.push({ name, slot, parts });
      writing = writing.then(writeWaiting);
    },
    get: async (name) => {
      const slot = slots.get(name);
      if (!slot) return undefined;
      const value = slot.waiting ?? (await read(slot));
      // The entry may have been dropped or overwritten during the read.
      if (slots.get(name) !== slot) return undefined;
      if (value !== undefined) return { value, tags: slot.tags, until: slot.until };
      remove(name);
      return undefined;
    },
    remove,
    drop: (tag) => {
      for (const name of tagIndex.namesOf(tag)) remove(name);
    },
    dropAll,
    stats: () => ({ entries: slots.size, bytes }),
    close: async () => {
      closed = true;
      dropAll();
      await writing;
      await file.close();
    },
  };
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);
