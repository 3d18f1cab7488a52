import type { CvContent } from '../../../../contract.ts';
import { type Result, ruleByRule } from '../../../../model/checks/run-checks.ts';

const REST_MILLISECONDS = 500;
/** As long as nobody notices. */
const SLICE_MILLISECONDS = 8;

/** Rules that are being gone through, for whoever asks: it is done once for each state of the CV. */
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

/** All that the checks find, if that is known already. */
export function foundBefore(content: CvContent): readonly Result[] | undefined {
  const run = runs.get(content);
  return run?.done ? run.found : undefined;
}

/** All that they find, now. */
export function findNow(content: CvContent): readonly Result[] {
  const run = runOf(content);
  while (!run.done) step(run);
  return run.found;
}

/** The same once nobody has written for a while, bit by bit while the browser has nothing else to do. */
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
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: REST_MILLISECONDS });
    else setTimeout(resolve);
  });
