import { CronExpressionParser } from 'cron-parser';

/** Returns the next run of a cron schedule after a time, in UTC, as the job library calculates it. */
export const nextRun = (cron: string, after: Date) =>
  CronExpressionParser.parse(cron, { currentDate: after, tz: 'UTC' }).next().toDate();
