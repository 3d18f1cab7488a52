import { z } from 'zod';
import { REPORT_REASONS, type ReportReason } from '../contract.ts';
import { REPORT_LIMITS } from './report-limits.ts';

/** Values of the report form as typed. */
export type ReportFormValues = { reason: string; text: string; email: string };
export type ReportFaults = { reason?: 'noReason'; text?: 'noText' | 'longText'; email?: 'badEmail' };

/** An email address as HTML's `type=email` accepts it, with a domain of at least two labels. */
const emailSchema = z
  .email({ pattern: z.regexes.html5Email })
  .max(REPORT_LIMITS.email)
  .regex(/\.[a-z][a-z0-9-]*$/i);

export const isReason = (text: string): text is ReportReason => REPORT_REASONS.some((reason) => reason === text);

/** Returns the invalid fields of a report; undefined if it is valid. The reason "other" needs a text. */
export function faultsOfReport({ reason, text, email }: ReportFormValues): ReportFaults | undefined {
  const ofReason = !isReason(reason) && 'noReason';
  const ofText = text.length > REPORT_LIMITS.text ? 'longText' : reason === 'other' && text === '' && 'noText';
  const ofEmail = email !== '' && !emailSchema.safeParse(email).success && 'badEmail';
  if (!ofReason && !ofText && !ofEmail) return undefined;
  return {
    ...(ofReason && { reason: ofReason }),
    ...(ofText && { text: ofText }),
    ...(ofEmail && { email: ofEmail }),
  };
}
