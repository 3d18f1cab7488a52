/** The states of a job. `waiting` includes jobs that wait for a retry. */
export const JOB_STATES = ['waiting', 'active', 'failed', 'done', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
