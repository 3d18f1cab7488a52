import type { ErrorText } from '#platform/errors.ts';
import { serveTask } from '#platform/workers/serve-task.ts';
import type { BadgeReader, ReadBadge } from './badge.ts';
import { examineBadge } from './examine-badge.ts';
import { UnreadableBadge } from './unreadable.ts';

export type BadgeRequest = { bytes: Uint8Array; reader: BadgeReader };
export type BadgeResult = { badge: ReadBadge } | { unreadable: ErrorText };

/** Worker that parses badges and checks their proofs. */
serveTask(() => async ({ bytes, reader }: BadgeRequest): Promise<BadgeResult> => {
  try {
    return { badge: await examineBadge(bytes, reader) };
  } catch (error) {
    if (error instanceof UnreadableBadge) return { unreadable: error.text };
    throw error;
  }
});
