import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOldFiles } from './old-files.ts';
import { makeTagIndex, type Tagged } from './tag-index.ts';

/** What is kept for a time, by the clock of `performance.now()`. */
export type Kept<Value> = Tagged<Value> & { until: number };

/** Where a cache puts what its memory has no room for. What was dropped never comes back from there. */
export type Overflow<Value> = {
  /** Takes it at once and writes it aside. The value under a name stays the same until that is removed. */
  put(name: string, kept: Kept<Value>): void;
  /** Nothing as well where it can't be read. */
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
  /** How long the file may become; where the disk is nearly full, it stays shorter. */
  largest: number;
  /** How many are kept at most: what is known of them takes memory. */
  most: number;
};

/** The disk is there for others. */
const SHARE_OF_FREE = 0.1;
/** More is not written: it would wait in memory, for want of which it came. */
const MOST_WAITING = 8 * 1024 * 1024;

/** An overflow in a file below the folder; none where that can't be written. */
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

/** A file that nobody else finds, so that instances can share the folder, and that is gone when its process is, however that ends. */
async function openNameless(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOldFiles(folder, new Date());
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  // Where an open file must keep its name, the next start removes it.
  await rm(path).catch(() => undefined);
  return file;
}

/** One that is kept, and where. */
type Slot<Value> = {
  tags: readonly string[];
  until: number;
  length: number;
  /** Where it begins, counted from the first byte that was ever written: the file is written round and round. */
  at: number;
  /** Still at hand, as long as it waits to be written. */
  waiting: Value | undefined;
};

type Waiting<Value> = { name: string; slot: Slot<Value>; parts: readonly Uint8Array[] };

function makeOverflow<Value extends {}>(file: FileHandle, options: Options<Value>): Overflow<Value> {
  const { toBytes, fromBytes, largest, most } = options;
  /** In the order of their places. */
  const slots = new Map<string, Slot<Value>>();
  const tagged = makeTagIndex();
  /** What is not written yet, dropped or not. */
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

  /** The next place, where what was put there a round before ends to be kept. */
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

  /** What waits, up to where the file begins anew: it lies side by side. */
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

  /** Its place is among the next to be written over. */
  const isOld = ({ at }: Slot<Value>) => at < end - largest / 2;

  return {
    put: (name, { value, tags, until }) => {
      const parts = toBytes(value);
      const length = lengthOf(parts);
      const there = slots.get(name);
      // It came back from here and has not grown since.
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
      // It may have been dropped, and its place written over, while it was read.
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
