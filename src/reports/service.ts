/** Public interface of the reports domain for the server: reports, decisions and takedowns. */

export { ReportPage, type ReportShown } from './pages/report-page.tsx';
export { dismissReport, upholdReport } from './server/decide-report.ts';
export { makeReportDoor, REPORT_PATH, type ReportLook } from './server/door/make-report-door.ts';
export { listReports } from './server/list-reports.ts';
export { reportMails } from './server/mails.ts';
export { reportsPart, startReportSweep } from './server/sweep-reports.ts';
export { addTakedown, removeTakedown } from './server/takedowns/change-takedowns.ts';
export { listTakedowns } from './server/takedowns/list-takedowns.ts';
export { countOpenReports } from './server/totals/store.ts';
