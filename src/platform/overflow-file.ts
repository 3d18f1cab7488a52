import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOldFiles } from './old-files.ts';
import { makeTagIndex, type Tagged } from './tag-index.ts';

/** A cached value with its expiry, by the clock of `performance.now()`. */
export type Kept<Value> = Tagged<Value> & { until: number };

/** A second level for a cache's evicted entries. A dropped entry is never returned again. */
export type Overflow<Value> = {
  /** Stores an entry and writes it in the background. The value of a name must not change until it is removed. */
  put(name: string, kept: Kept<Value>): void;
  /** Returns an entry; undefined if there is none or it cannot be read. */
  get(name: string): Promise<Kept<Value> | undefined>;
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
  largest: number;
  /** The most entries, because the index of them is in memory. */
  most: number;
};

/** The share of the free disk space that the file may use. */
const SHARE_OF_FREE = 0.1;
/** The most bytes that wait to be written; they occupy the memory that eviction was to free. */
const MOST_WAITING = 8 * 1024 * 1024;

/** Opens an overflow in a file in the folder; undefined if it cannot be written. */
export async function openOverflowFile<Value extends {}>(
  folder: string,
  options: Options<Value>,
): Promise<Overflow<Value> | undefined> {
  try {
    const file = await openNameless(folder);
    const { bavail, bsize } = await statfs(folder);
    const largest = Math.min(options.largest, Math.floor(bavail * bsize * SHARE_OF_FREE));
    return makeOverflow(file, { ...options, largest });
  } catch {
    return undefined;
  }
}

/** Opens a file without a name, so that instances can share the folder and the file is freed when its process ends. */
async function openNameless(folder: string) {
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

type Waiting<Value> = { name: string; slot: Slot<Value>; parts: readonly Uint8Array[] };

function makeOverflow<Value extends {}>(file: FileHandle, options: Options<Value>): Overflow<Value> {
  const { toBytes, fromBytes, largest, most } = options;
  /** Ordered by position. */
  const slots = new Map<string, Slot<Value>>();
  const tagged = makeTagIndex();
  /** Entries that wait to be written, dropped ones included. */
  const queue: Waiting<Value>[] = [];
  let bytes = 0;
  let waitingBytes = 0;
  let end = 0;
  let writing = Promise.resolve();
  let closed = false;

  const remove = (name: string) => {
    const slot = slots.get(name);
    if (!slot) return;
    slots.delete(name);
    tagged.remove(name, slot.tags);
    bytes -= slot.length;
  };

  const dropAll = () => {
    for (const name of slots.keys()) remove(name);
  };

  /** Allocates the next position, removing the entries of the previous round that it overwrites. */
  const takePlace = (length: number) => {
    const rest = largest - (end % largest);
    if (length > rest) end += rest;
    end += length;
    for (const [name, { at }] of slots) {
      if (at >= end - largest) break;
      remove(name);
    }
    return end - length;
  };

  /** Takes the waiting entries up to the next wrap-around, which are contiguous in the file. */
  const takeRun = () => {
    const anew = queue.findIndex(({ slot }, index) => index > 0 && slot.at % largest === 0);
    return queue.splice(0, anew < 0 ? queue.length : anew);
  };

  const write = async (run: Waiting<Value>[]) => {
    const parts = run.flatMap((one) => one.parts);
    const length = lengthOf(parts);
    const written = await file.writev(parts, (run[0]?.slot.at ?? 0) % largest).catch(() => undefined);
    for (const { name, slot } of run) {
      slot.waiting = undefined;
      if (written?.bytesWritten !== length && slots.get(name) === slot) remove(name);
    }
    waitingBytes -= length;
  };

  const writeWaiting = async () => {
    while (queue.length > 0) await write(takeRun());
  };

  const read = async ({ at, length }: Slot<Value>) => {
    try {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at % largest);
      return bytesRead === length ? fromBytes(buffer) : undefined;
    } catch {
      return undefined;
    }
  };

  /** Tests whether an entry is in the half of the ring that is overwritten next. */
  const isOld = ({ at }: Slot<Value>) => at < end - largest / 2;

  return {
    put: (name, { value, tags, until }) => {
      const parts = toBytes(value);
      const length = lengthOf(parts);
      const there = slots.get(name);
      // The entry was read from here and has not grown since.
      if (there?.length === length && !isOld(there)) return;
      remove(name);
      if (closed || length > largest || waitingBytes + length > MOST_WAITING) return;
      for (const oldest of slots.keys()) {
        if (slots.size < most) break;
        remove(oldest);
      }
      const slot = { tags, until, length, at: takePlace(length), waiting: value };
      slots.set(name, slot);
      tagged.add(name, tags);
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
      for (const name of tagged.namesOf(tag)) remove(name);
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
