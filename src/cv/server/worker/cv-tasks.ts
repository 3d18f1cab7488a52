import type { ErrorText } from '#platform/pure/errors.ts';
import { type Task, workerProgram } from '#platform/server/workers/task.ts';
import { runTask } from '#platform/server/workers/workers.ts';
import type { MarkedResult } from '../../model/checks/marks.ts';
import type { CvContent } from '../../model/content.ts';
import type { Citation, CitationFormat } from '../../model/formats/citations/citation.ts';
import type { ReadCitations } from '../../model/formats/citations/read-citations.ts';
import type { JobMatch } from '../../model/job-match/match-job.ts';
import type { RenderInput } from '../../render/render-input.ts';
import type { ReadingResult } from '../import/read-or-reject.ts';
import type { TextFormat } from './write-file.ts';

/** The actions of CV workers other than typesetting, with their input and output. */
type CvActions = {
  readFile: { input: { bytes: Uint8Array }; output: ReadingResult };
  readCitations: { input: { bytes: Uint8Array }; output: ReadCitations | { unfit: ErrorText } };
  writeCitations: { input: { citations: readonly Citation[]; format: CitationFormat }; output: string };
  writeFile: { input: { sheet: RenderInput; format: TextFormat }; output: string | Uint8Array };
  check: { input: { content: CvContent; today: string }; output: MarkedResult[] };
  matchJob: { input: { content: CvContent; advertisement: string }; output: JobMatch };
};
type CvActionName = keyof CvActions;

export type CvRequest = { [Name in CvActionName]: { action: Name; input: CvActions[Name]['input'] } }[CvActionName];
export type CvResult = CvActions[CvActionName]['output'];
type CvTask = Task<CvRequest, CvResult>;

const program = workerProgram(import.meta.url, 'cv-worker');
const documentTooComplex = { path: 'document', text: { word: 'cannotBeProcessed' } } as const;

const READING = {
  // Enough that a worker that has read a PDF is kept for the next file.
  ...{ program, memoryMb: 384, cpuMs: 5000, deadlineMs: 20_000 },
  exceeded: { path: 'content', text: { word: 'cvTooComplex' } },
} as const;

const TASKS: Record<CvActionName, CvTask> = {
  readFile: READING,
  readCitations: READING,
  writeCitations: { program, memoryMb: 256, cpuMs: 10_000, deadlineMs: 30_000, exceeded: documentTooComplex },
  // The Typst sources of a CV in Chinese, Japanese or Korean include a hundred megabytes of fonts.
  writeFile: { program, memoryMb: 512, cpuMs: 30_000, deadlineMs: 60_000, exceeded: documentTooComplex },
  check: { program, memoryMb: 256, cpuMs: 10_000, deadlineMs: 30_000, exceeded: documentTooComplex },
  matchJob: { program, memoryMb: 256, cpuMs: 10_000, deadlineMs: 30_000, exceeded: documentTooComplex },
};

/** Executes an action on a CV in a worker, on behalf of the CV's owner. */
export const runCvTask = <Name extends CvActionName>(action: Name, input: CvActions[Name]['input'], owner: string) =>
  runTask(TASKS[action], { action, input } as CvRequest, { owner }) as Promise<CvActions[Name]['output']>;
