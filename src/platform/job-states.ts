/** How a job stands. `waiting` is also what is to be tried again. */
export const JOB_STATES = ['waiting', 'active', 'failed', 'done', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
