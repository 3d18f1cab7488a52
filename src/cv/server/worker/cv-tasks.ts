import type { ErrorText } from '#platform/errors.ts';
import { type Task, workerProgram } from '#platform/workers/task.ts';
import { runTask } from '#platform/workers/workers.ts';
import type { Marked } from '../../model/checks/marks.ts';
import type { CvContent } from '../../model/content.ts';
import type { Imported } from '../../model/import/draft.ts';
import type { JobMatch } from '../../model/job-match/match-job.ts';
import type { Sheet } from '../../render/order-of.ts';
import type { TextFormat } from './write-file.ts';

/** The actions of CV workers other than typesetting, with their input and output. */
type CvActions = {
  readFile: { input: { bytes: Uint8Array }; output: { read: Imported } | { unfit: ErrorText } };
  writeFile: { input: { sheet: Sheet; format: TextFormat }; output: string | Uint8Array };
  check: { input: { content: CvContent; today: string }; output: Marked[] };
  matchJob: { input: { content: CvContent; advertisement: string }; output: JobMatch };
};
type Action = keyof CvActions;

export type CvRequest = { [Name in Action]: { action: Name; input: CvActions[Name]['input'] } }[Action];
export type CvResult = CvActions[Action]['output'];
type CvTask = Task<CvRequest, CvResult>;

const program = workerProgram(import.meta.url, 'cv-worker');
const onDocument = { path: 'document', text: { word: 'cannotBeSet' } } as const;

const TASKS: Record<Action, CvTask> = {
  readFile: {
    ...{ program, memoryMb: 256, cpuMs: 5000, deadlineMs: 20_000 },
    exceeded: { path: 'content', text: { word: 'cvTooComplex' } },
  },
  // The Typst sources of a CV in Chinese, Japanese or Korean include a hundred megabytes of fonts.
  writeFile: { program, memoryMb: 512, cpuMs: 30_000, deadlineMs: 60_000, exceeded: onDocument },
  check: { program, memoryMb: 256, cpuMs: 10_000, deadlineMs: 30_000, exceeded: onDocument },
  matchJob: { program, memoryMb: 256, cpuMs: 10_000, deadlineMs: 30_000, exceeded: onDocument },
};

/** Executes an action on a CV in a worker, on behalf of the CV's owner. */
export const runCvTask = <Name extends Action>(action: Name, input: CvActions[Name]['input'], owner: string) =>
  runTask(TASKS[action], { action, input } as CvRequest, { owner }) as Promise<CvActions[Name]['output']>;
