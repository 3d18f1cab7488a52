import type { IncomingMessage } from 'node:http';
import { asText, readForm } from '#platform/http/read-form.ts';
import type { TypedReport } from '../../model/typed-report.ts';

/** Maximum body size in bytes: the longest text with 12 bytes per character once encoded, and some spare. */
const LARGEST_FORM = 48 * 1024;

/** Name of the honeypot field: hidden from people, filled in by programs that fill in every field. */
export const REPORT_TRAP = 'website';

/** Reads a submitted report form from a request. */
export async function readReportForm(request: IncomingMessage): Promise<{ typed: TypedReport; isTrapped: boolean }> {
  const field = await readForm(request, LARGEST_FORM);
  return {
    typed: { reason: field('reason'), text: asText(field('text')), email: field('email').trim() },
    isTrapped: field(REPORT_TRAP) !== '',
  };
}
