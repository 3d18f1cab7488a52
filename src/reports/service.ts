/** Public interface of the reports domain for the server: reports, decisions and takedowns. */

export { ReportPage, type ReportView } from './pages/report-page.tsx';
export { dismissReport, upholdReport } from './server/decide-report.ts';
export { makeReportHandler, REPORT_PATH, type ReportRenderer } from './server/http/make-report-handler.ts';
export { listReports } from './server/list-reports.ts';
export { reportMails } from './server/mails.ts';
export { reportsMemberData } from './server/reports-member-data.ts';
export { startReportSweep } from './server/sweep-reports.ts';
export { addTakedown, removeTakedown } from './server/takedowns/change-takedowns.ts';
export { listTakedowns } from './server/takedowns/list-takedowns.ts';
export { countOpenReports } from './server/totals/store.ts';
