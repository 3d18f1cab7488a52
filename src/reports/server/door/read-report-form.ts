import type { IncomingMessage } from 'node:http';
import { asText, readForm } from '#platform/http/read-form.ts';
import type { TypedReport } from '../../model/typed-report.ts';

/** A text of the greatest length, each letter of it written as twelve, and room to spare. */
const LARGEST_FORM = 48 * 1024;

/** The field that people do not see; programs that fill in every form fill it in. */
export const REPORT_TRAP = 'website';

/** What a reader sends off from the form. */
export async function readReportForm(request: IncomingMessage): Promise<{ typed: TypedReport; isTrapped: boolean }> {
  const field = await readForm(request, LARGEST_FORM);
  return {
    typed: { reason: field('reason'), text: asText(field('text')), email: field('email').trim() },
    isTrapped: field(REPORT_TRAP) !== '',
  };
}
