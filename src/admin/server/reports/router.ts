import {
  addTakedown,
  dismissReport,
  listReports,
  listTakedowns,
  removeTakedown,
  upholdReport,
} from '#reports/service.ts';
import { os } from '../admin-procedures.ts';

export const reportsRouter = {
  list: os.reports.list.handler(({ context, input }) => listReports(context, input)),
  dismiss: os.reports.dismiss.handler(({ context, input }) => dismissReport(context, input)),
  uphold: os.reports.uphold.handler(({ context, input }) => upholdReport(context, input)),
  takedowns: os.reports.takedowns.handler(({ context, input }) => listTakedowns(context, input)),
  takeDown: os.reports.takeDown.handler(({ context, input }) => addTakedown(context, input)),
  putBack: os.reports.putBack.handler(({ context, input }) => removeTakedown(context, input)),
};
