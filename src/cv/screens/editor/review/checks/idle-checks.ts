import type { CvContent } from '../../../../contract.ts';
import { type CvCheckResult, ruleByRule } from '../../../../model/checks/run-checks.ts';

const EDIT_PAUSE_MS = 500;
/** Limits a slice of work, so that it is not noticeable. */
const MAX_SLICE_MS = 8;

/** A run of the checks over one state of the CV, shared by all callers and executed once. */
type ChecksRun = { rules: Generator<readonly CvCheckResult[]>; results: CvCheckResult[]; done: boolean };
const runs = new WeakMap<CvContent, ChecksRun>();

function checksRunOf(content: CvContent): ChecksRun {
  const today = new Date().toISOString().slice(0, 10);
  const run = runs.get(content) ?? { rules: ruleByRule(content, { today }), results: [], done: false };
  runs.set(content, run);
  return run;
}

function runNextRule(run: ChecksRun) {
  const { value, done } = run.rules.next();
  if (done) run.done = true;
  else run.results.push(...value);
}

/** Returns all findings if the run for this content is complete, otherwise undefined. */
export function completedResults(content: CvContent): readonly CvCheckResult[] | undefined {
  const run = runs.get(content);
  return run?.done ? run.results : undefined;
}

/** Returns all findings, completing the run synchronously. */
export function runChecksNow(content: CvContent): readonly CvCheckResult[] {
  const run = checksRunOf(content);
  while (!run.done) runNextRule(run);
  return run.results;
}

/** Returns all findings after a pause in editing, running the checks in small slices while the browser is idle. */
export async function runChecksWhenIdle(content: CvContent, signal: AbortSignal, delayMs = EDIT_PAUSE_MS) {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  const run = checksRunOf(content);
  while (!run.done && !signal.aborted) {
    await untilIdle();
    const deadline = performance.now() + MAX_SLICE_MS;
    while (!run.done && performance.now() < deadline) runNextRule(run);
  }
  return run.results;
}

const untilIdle = () =>
  new Promise<void>((resolve) => {
    // Not every browser supports `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: EDIT_PAUSE_MS });
    else setTimeout(resolve);
  });
