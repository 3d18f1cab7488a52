import { type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import { type Task, workerProgram } from '#platform/server/workers/task.ts';
import { runTask } from '#platform/server/workers/workers.ts';
import type { ParsedBadge } from './badge.ts';
import type { BadgeRequest, BadgeResult } from './badge-worker.ts';
import { BADGE_LIMITS } from './limits.ts';

const badgeTask: Task<BadgeRequest, BadgeResult> = {
  program: workerProgram(import.meta.url, 'badge-worker'),
  memoryMb: 256,
  cpuMs: 20_000,
  deadlineMs: 60_000,
  exceeded: { path: 'file', text: { word: 'badgeTooComplex' } },
};

const invalidFile = (text: ErrorText) => invalidFields([{ path: 'file', text }]);

/**
 * Parses an Open Badge (2.0 or 3.0; JSON, JWS, or baked into a PNG or SVG) and checks its proof: issuer, recipient,
 * validity and signature. `emails` are the member's verified addresses. Makes no network requests; checks that would
 * need one are reported as not verifiable.
 */
export async function readBadge(
  bytes: Uint8Array,
  { owner, emails, now = new Date() }: { owner: string; emails: readonly string[]; now?: Date },
): Promise<ParsedBadge> {
  if (bytes.length === 0) throw invalidFile({ word: 'emptyFile' });
  if (bytes.length > BADGE_LIMITS.fileBytes) throw invalidFile({ word: 'badgeTooLarge' });
  const result = await runTask(badgeTask, { bytes, reader: { emails, now } }, { owner });
  if ('unreadable' in result) throw invalidFile(result.unreadable);
  return result.badge;
}
