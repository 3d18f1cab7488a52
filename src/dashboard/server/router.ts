import { implement } from '@orpc/server';
import { command } from '#platform/server/command.ts';
import { dashboardContract } from '../contract.ts';
import { type DashboardCtx, readDashboard } from './read-dashboard.ts';

const os = implement(dashboardContract).$context<DashboardCtx>();

export const dashboardRouter = os.router({
  read: os.read.handler(command(readDashboard)),
});
