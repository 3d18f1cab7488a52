import { describe, expect, it } from 'vitest';
import { bulletsAtWork, draftCv } from '#testing/cv-draft.ts';
import { JOB_ADVERTISEMENTS } from '#testing/job-advertisements.ts';
import type { CvContent } from '../content.ts';
import { matchJob } from './match-job.ts';

const ADVERTISEMENT = 20_000;
const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const cvOf = (piece: string, size: number) =>
  draftCv({ sections: [bulletsAtWork(...Array.from({ length: size / 1000 }, () => filled(piece, 1000)))] });

/** Measures CPU time rather than wall-clock time, because the machine may be busy. */
function cost(content: CvContent, advertisement: string) {
  const runs = [1, 2, 3, 4].map(() => {
    const before = process.cpuUsage();
    matchJob(content, advertisement);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

const SENTENCE =
  'Designed distributed systems in TypeScript and Node.js, ran PostgreSQL databases and taught 12 people. ';
const NASTY = [
  'a',
  'Aa',
  '-',
  'a-',
  'a/',
  'a.',
  "a'",
  ' ',
  '\n',
  'C++ ',
  'a, ',
  'A b ',
  '@',
  'a@',
  'https://',
  'm/w/',
  '):',
  'e\u0301',
  'و',
  '](',
];

describe('20,000 characters and a CV of 300 kB', () => {
  it.each(JOB_ADVERTISEMENTS)('are matched soon in $language', ({ advertisement }) => {
    expect(cost(cvOf(SENTENCE, 300_000), filled(`${advertisement}\n`, ADVERTISEMENT))).toBeLessThan(250);
  });

  it.each(NASTY)('of nothing but %j are matched soon', (piece) => {
    expect(cost(cvOf(piece, 300_000), filled(piece, ADVERTISEMENT))).toBeLessThan(500);
    expect(cost(cvOf(piece, 300_000), filled(`Requirements\n- ${piece} `, ADVERTISEMENT))).toBeLessThan(500);
  });
});
