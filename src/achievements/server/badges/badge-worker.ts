import { parentPort, workerData } from 'node:worker_threads';
import type { ErrorText } from '#platform/errors.ts';
import type { BadgeReader, ReadBadge } from './badge.ts';
import { examineBadge } from './examine-badge.ts';
import { UnreadableBadge } from './unreadable.ts';

export type Order = { bytes: Uint8Array; reader: BadgeReader };
export type Answer = { badge: ReadBadge } | { unreadable: ErrorText } | { broken: string };

/** A thread of its own for one badge, so that no badge holds up anybody else's answer. */
parentPort?.postMessage(await answer(workerData as Order));

async function answer({ bytes, reader }: Order): Promise<Answer> {
  try {
    return { badge: await examineBadge(bytes, reader) };
  } catch (error) {
    return error instanceof UnreadableBadge ? { unreadable: error.text } : { broken: String(error) };
  }
}
