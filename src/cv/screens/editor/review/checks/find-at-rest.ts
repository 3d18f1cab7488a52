import type { CvContent } from '../../../../contract.ts';
import { type Result, ruleByRule } from '../../../../model/checks/run-checks.ts';

const REST_MILLISECONDS = 500;
/** Limits a slice of work, so that it is not noticeable. */
const SLICE_MILLISECONDS = 8;

/** A run of the checks over one state of the CV, shared by all callers and executed once. */
type Run = { rules: Generator<readonly Result[]>; found: Result[]; done: boolean };
const runs = new WeakMap<CvContent, Run>();

function runOf(content: CvContent): Run {
  const today = new Date().toISOString().slice(0, 10);
  const run = runs.get(content) ?? { rules: ruleByRule(content, { today }), found: [], done: false };
  runs.set(content, run);
  return run;
}

function step(run: Run) {
  const { value, done } = run.rules.next();
  if (done) run.done = true;
  else run.found.push(...value);
}

/** Returns all findings if the run for this content is complete, otherwise undefined. */
export function foundBefore(content: CvContent): readonly Result[] | undefined {
  const run = runs.get(content);
  return run?.done ? run.found : undefined;
}

/** Returns all findings, completing the run synchronously. */
export function findNow(content: CvContent): readonly Result[] {
  const run = runOf(content);
  while (!run.done) step(run);
  return run.found;
}

/** Returns all findings after a pause in editing, running the checks in small slices while the browser is idle. */
export async function findAtRest(content: CvContent, signal: AbortSignal, rest = REST_MILLISECONDS) {
  await new Promise((resolve) => setTimeout(resolve, rest));
  const run = runOf(content);
  while (!run.done && !signal.aborted) {
    await idle();
    const end = performance.now() + SLICE_MILLISECONDS;
    while (!run.done && performance.now() < end) step(run);
  }
  return run.found;
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Not every browser supports `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: REST_MILLISECONDS });
    else setTimeout(resolve);
  });
