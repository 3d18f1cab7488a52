import type { IncomingMessage } from 'node:http';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Exchange, Handler } from '#platform/server/http/front.ts';
import { cleanText, readForm } from '#platform/server/http/read-form.ts';
import { type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { requireSameSite } from '#platform/server/http/require-same-site.ts';
import type { Visit } from '#platform/server/http/visit.ts';
import { findPublicPage, type PublicPage } from '#portfolio/service.ts';
import { faultsOfReport, type ReportFormValues } from '../../model/report-form-values.ts';
import { REPORT_LIMITS } from '../../model/report-limits.ts';
import type { ReportView } from '../../pages/report-page.tsx';
import type { ReportsKernel } from '../context.ts';
import { submitReport } from './submit-report.ts';

/** Path of the report page; the reported address is in its query. */
export const REPORT_PATH = '/report';

/** Renders the report page within the instance's frame, in the visitor's language. */
export type ReportRenderer = {
  languageOf(visit: Visit): Language;
  render(visit: Visit, view: ReportView, options: { page: string; status: number }): ReadyBody;
};

const EMPTY_FORM = { reason: '', text: '', email: '' };

/** Returns the handler of the report page. For pages that visitors cannot see, it reveals only that. */
export const makeReportHandler =
  (kernel: ReportsKernel, renderer: ReportRenderer): Handler =>
  async (exchange) => {
    const { request, response, visit } = exchange;
    const query = new URLSearchParams(visit.search);
    const address = query.get('page') ?? '';
    const show = (view: ReportView, status = 200) =>
      sendReadyBody(request, response, renderer.render(visit, view, { page: address, status }));
    const page = address.length <= REPORT_LIMITS.page ? await findPublicPage(kernel, address) : undefined;
    if (request.method === 'POST') {
      requireSameSite(exchange);
      return page ? receive(kernel, exchange, page, { renderer, show }) : show({ kind: 'missing' }, 404);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD, POST');
      throw new AppError('METHOD_NOT_SUPPORTED');
    }
    if (query.has('sent')) return show({ kind: 'sent', page: page?.address ?? '' });
    if (!page) return show({ kind: 'missing' }, 404);
    return show({ kind: 'form', page: page.address, typed: EMPTY_FORM, faults: {}, trap: REPORT_TRAP });
  };

type Responder = { renderer: ReportRenderer; show: (view: ReportView, status: number) => Promise<void> };

/** Stores a submitted report and redirects to the confirmation, or shows the form again with its errors. */
async function receive(kernel: ReportsKernel, exchange: Exchange, page: PublicPage, { renderer, show }: Responder) {
  const { request, response, visit } = exchange;
  const { typed, isTrapped } = await readReportForm(request);
  const form = { kind: 'form', page: page.address, typed, trap: REPORT_TRAP } as const;
  const faults = faultsOfReport(typed);
  if (faults) return show({ ...form, faults }, 422);
  const language = renderer.languageOf(visit);
  const wait = await submitReport(kernel, { page, typed, isTrapped, language, address: visit.address });
  if (wait !== undefined) {
    response.setHeader('retry-after', String(wait));
    return show({ ...form, faults: {}, wait }, 429);
  }
  response.writeHead(303, { location: `${visit.path}${visit.search}&sent`, 'cache-control': 'no-store' }).end();
}

/** Maximum body size in bytes: the longest text with 12 bytes per character once encoded, and some spare. */
const MAX_FORM_BYTES = 48 * 1024;

/** Name of the honeypot field: hidden from people, filled in by programs that fill in every field. */
const REPORT_TRAP = 'website';

/** Reads a submitted report form from a request. */
async function readReportForm(request: IncomingMessage): Promise<{ typed: ReportFormValues; isTrapped: boolean }> {
  const field = await readForm(request, MAX_FORM_BYTES);
  return {
    typed: { reason: field('reason'), text: cleanText(field('text')), email: field('email').trim() },
    isTrapped: field(REPORT_TRAP) !== '',
  };
}
