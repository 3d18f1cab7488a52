import { command } from '#platform/server/command.ts';
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
  list: os.reports.list.handler(command(listReports)),
  dismiss: os.reports.dismiss.handler(command(dismissReport)),
  uphold: os.reports.uphold.handler(command(upholdReport)),
  takedowns: os.reports.takedowns.handler(command(listTakedowns)),
  takeDown: os.reports.takeDown.handler(command(addTakedown)),
  putBack: os.reports.putBack.handler(command(removeTakedown)),
};
