import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { publishDue } from '#records/service.ts';
import { postKind } from './post-kind.ts';

const publishPostsJob: Job<Record<string, never>> = {
  name: 'publish-posts',
  retryLimit: 1,
  retryDelay: 20,
  expireIn: 300,
  once: true,
};
const CRON = '* * * * *';

/** Schedules the job that publishes posts at the times that their members chose, to the minute. */
export async function startPublishingPosts(kernel: Kernel) {
  await kernel.jobs.register(publishPostsJob);
  await kernel.jobs.work(publishPostsJob, () => publishDue(kernel, postKind));
  await kernel.jobs.schedule(publishPostsJob, CRON);
}
