import { z } from 'zod';
import { REPORT_REASONS, type ReportReason } from '../contract.ts';
import { REPORT_LIMITS } from './report-limits.ts';

/** What a reader typed into the form. */
export type TypedReport = { reason: string; text: string; email: string };
export type ReportFaults = { reason?: 'noReason'; text?: 'noText' | 'longText'; email?: 'badEmail' };

/** One address that an answer can go to: what browsers take for one, in a domain of at least two parts. */
const answerable = z
  .email({ pattern: z.regexes.html5Email })
  .max(REPORT_LIMITS.email)
  .regex(/\.[a-z][a-z0-9-]*$/i);

export const isReason = (text: string): text is ReportReason => REPORT_REASONS.some((reason) => reason === text);

/** What is to be put right before it can be taken; nothing when nothing is. What is wrong in another way has to be said. */
export function faultsOfReport({ reason, text, email }: TypedReport): ReportFaults | undefined {
  const ofReason = !isReason(reason) && 'noReason';
  const ofText = text.length > REPORT_LIMITS.text ? 'longText' : reason === 'other' && text === '' && 'noText';
  const ofEmail = email !== '' && !answerable.safeParse(email).success && 'badEmail';
  if (!ofReason && !ofText && !ofEmail) return undefined;
  return {
    ...(ofReason && { reason: ofReason }),
    ...(ofText && { text: ofText }),
    ...(ofEmail && { email: ofEmail }),
  };
}
