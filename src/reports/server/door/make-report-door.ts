import { AppError } from '#platform/errors.ts';
import type { Exchange, Handler } from '#platform/http/front.ts';
import { requireOwnPage } from '#platform/http/own-page.ts';
import { type ReadyBody, sendReadyBody } from '#platform/http/ready-body.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type PageAt, pageAt } from '#portfolio/service.ts';
import { REPORT_LIMITS } from '../../model/report-limits.ts';
import { faultsOfReport } from '../../model/typed-report.ts';
import type { ReportShown } from '../../pages/report-page.tsx';
import type { ReportsKernel } from '../context.ts';
import { keepReport } from './keep-report.ts';
import { REPORT_TRAP, readReportForm } from './read-report-form.ts';

/** Path of the report page; the reported address is in its query. */
export const REPORT_PATH = '/report';

/** Renders the report page within the instance's frame, in the visitor's language. */
export type ReportLook = {
  languageOf(visit: Visit): Language;
  draw(visit: Visit, shown: ReportShown, given: { page: string; status: number }): ReadyBody;
};

const NOTHING = { reason: '', text: '', email: '' };

/** Returns the handler of the report page. For pages that visitors cannot see, it reveals only that. */
export const makeReportDoor =
  (kernel: ReportsKernel, look: ReportLook): Handler =>
  async (exchange) => {
    const { request, response, visit } = exchange;
    const query = new URLSearchParams(visit.search);
    const address = query.get('page') ?? '';
    const show = (shown: ReportShown, status = 200) =>
      sendReadyBody(request, response, look.draw(visit, shown, { page: address, status }));
    const page = address.length <= REPORT_LIMITS.page ? await pageAt(kernel, address) : undefined;
    if (request.method === 'POST') {
      requireOwnPage(exchange);
      return page ? receive(kernel, exchange, page, { look, show }) : show({ kind: 'missing' }, 404);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD, POST');
      throw new AppError('METHOD_NOT_SUPPORTED');
    }
    if (query.has('sent')) return show({ kind: 'sent', page: page?.address ?? '' });
    if (!page) return show({ kind: 'missing' }, 404);
    return show({ kind: 'form', page: page.address, typed: NOTHING, faults: {}, trap: REPORT_TRAP });
  };

type Around = { look: ReportLook; show: (shown: ReportShown, status: number) => Promise<void> };

/** Stores a submitted report and redirects to the confirmation, or shows the form again with its errors. */
async function receive(kernel: ReportsKernel, exchange: Exchange, page: PageAt, { look, show }: Around) {
  const { request, response, visit } = exchange;
  const { typed, isTrapped } = await readReportForm(request);
  const form = { kind: 'form', page: page.address, typed, trap: REPORT_TRAP } as const;
  const faults = faultsOfReport(typed);
  if (faults) return show({ ...form, faults }, 422);
  const language = look.languageOf(visit);
  const wait = await keepReport(kernel, { page, typed, isTrapped, language, address: visit.address });
  if (wait !== undefined) {
    response.setHeader('retry-after', String(wait));
    return show({ ...form, faults: {}, wait }, 429);
  }
  response.writeHead(303, { location: `${visit.path}${visit.search}&sent`, 'cache-control': 'no-store' }).end();
}
