import { os } from '../admin-procedures.ts';
import { cancelJob } from './cancel-job.ts';
import { listJobs, readJobsOverview } from './list-jobs.ts';
import { retryJob, retryJobs } from './retry-job.ts';

export const jobsRouter = {
  overview: os.jobs.overview.handler(({ context }) => readJobsOverview(context)),
  list: os.jobs.list.handler(({ context, input }) => listJobs(context, input)),
  retry: os.jobs.retry.handler(({ context, input }) => retryJob(context, input)),
  retryFailed: os.jobs.retryFailed.handler(({ context, input }) => retryJobs(context, input)),
  cancel: os.jobs.cancel.handler(({ context, input }) => cancelJob(context, input)),
};
