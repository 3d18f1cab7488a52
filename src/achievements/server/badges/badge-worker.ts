import type { ErrorText } from '#platform/pure/errors.ts';
import { serveTask } from '#platform/server/workers/serve-task.ts';
import type { BadgeImporter, ParsedBadge } from './badge.ts';
import { inspectBadge } from './inspect-badge.ts';
import { UnreadableBadgeError } from './unreadable-badge-error.ts';

export type BadgeRequest = { bytes: Uint8Array; reader: BadgeImporter };
export type BadgeResult = { badge: ParsedBadge } | { unreadable: ErrorText };

/** Worker that parses badges and checks their proofs. */
serveTask(() => async ({ bytes, reader }: BadgeRequest): Promise<BadgeResult> => {
  try {
    return { badge: await inspectBadge(bytes, reader) };
  } catch (error) {
    if (error instanceof UnreadableBadgeError) return { unreadable: error.text };
    throw error;
  }
});
