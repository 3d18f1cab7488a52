import { type Attack, attacksOn, lengthened } from './attacks.ts';

/** The length of the longest input. */
export const LENGTH = 20_000;
export const LIMIT_MS = 20;
/**
 * Inputs grow step by step, so that exponential patterns are caught while they are short. An input that passes the
 * third step is within the limit at the full length, even if its cost grows with the square.
 */
const STEPS = [
  { length: 24, limit: 2 },
  { length: 200, limit: LIMIT_MS },
  { length: LENGTH / 10, limit: LIMIT_MS / 125, suspect: true },
  { length: LENGTH, limit: LIMIT_MS },
];
const RUNS = 5;
const MAX_TOTAL_MS = 200;

export type CostlyInput = Attack & { length: number; durationMs: number };

/** Returns the first input found that takes a pattern longer than the limit. */
export function costlyText({ source, flags }: RegExp): CostlyInput | undefined {
  // A global replacement scans the whole input, as the costliest caller would.
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const attack of attacksOn(everywhere)) {
    for (const { length, limit, suspect } of STEPS) {
      const durationMs = timeOf(everywhere, lengthened(attack, length), limit);
      if (durationMs > limit && !suspect) return { ...attack, length, durationMs };
      if (durationMs <= limit && suspect) break;
    }
  }
  return undefined;
}

/**
 * Measures one run by the clock and, if that exceeds the limit, several: the fastest by the clock, or their mean by the
 * CPU time of the thread, which the kernel reports in steps of a few milliseconds. Other work on the machine inflates
 * both, but rarely both in every run.
 */
function timeOf(expression: RegExp, text: string, limit: number) {
  const durationMs = clockTimeOf(expression, text);
  return durationMs > limit ? shortestTimeOf(expression, text, durationMs) : durationMs;
}

function shortestTimeOf(expression: RegExp, text: string, firstMs: number) {
  const before = process.threadCpuUsage();
  let shortestMs = firstMs;
  let spent = 0;
  let runs = 0;
  while (runs < RUNS && spent < MAX_TOTAL_MS) {
    shortestMs = Math.min(shortestMs, clockTimeOf(expression, text));
    runs += 1;
    const { user, system } = process.threadCpuUsage(before);
    spent = (user + system) / 1000;
  }
  return Math.min(shortestMs, spent / runs);
}

function clockTimeOf(expression: RegExp, text: string) {
  const begin = performance.now();
  text.replace(expression, '');
  return performance.now() - begin;
}
