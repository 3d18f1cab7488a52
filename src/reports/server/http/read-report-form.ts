import type { IncomingMessage } from 'node:http';
import { cleanText, readForm } from '#platform/http/read-form.ts';
import type { ReportFormValues } from '../../model/report-form-values.ts';

/** Maximum body size in bytes: the longest text with 12 bytes per character once encoded, and some spare. */
const MAX_FORM_BYTES = 48 * 1024;

/** Name of the honeypot field: hidden from people, filled in by programs that fill in every field. */
export const REPORT_TRAP = 'website';

/** Reads a submitted report form from a request. */
export async function readReportForm(
  request: IncomingMessage,
): Promise<{ typed: ReportFormValues; isTrapped: boolean }> {
  const field = await readForm(request, MAX_FORM_BYTES);
  return {
    typed: { reason: field('reason'), text: cleanText(field('text')), email: field('email').trim() },
    isTrapped: field(REPORT_TRAP) !== '',
  };
}
