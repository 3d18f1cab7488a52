import { describe, expect, it } from 'vitest';
import { JOB_DESCRIPTIONS } from '#cv/testing/job-descriptions.ts';
import { buildCv, bulletsAtWork } from '#testing/cv-fixture.ts';
import type { CvContent } from '../content.ts';
import { matchJob } from './match-job.ts';

const ADVERTISEMENT_LENGTH = 20_000;
const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const cvWithText = (piece: string, size: number) =>
  buildCv({ sections: [bulletsAtWork(...Array.from({ length: size / 1000 }, () => repeated(piece, 1000)))] });

/** Measures CPU time rather than wall-clock time, because the machine may be busy. */
function cpuMsOf(content: CvContent, advertisement: string) {
  const runs = [1, 2, 3, 4].map(() => {
    const before = process.cpuUsage();
    matchJob(content, advertisement);
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

const SENTENCE =
  'Designed distributed systems in TypeScript and Node.js, ran PostgreSQL databases and taught 12 people. ';
const HOSTILE_TEXTS = [
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

describe('matching 20,000 characters with a CV of 300 kB', () => {
  it.each(JOB_DESCRIPTIONS)('is fast in $language', ({ advertisement }) => {
    expect(cpuMsOf(cvWithText(SENTENCE, 300_000), repeated(`${advertisement}\n`, ADVERTISEMENT_LENGTH))).toBeLessThan(
      250,
    );
  });

  it.each(HOSTILE_TEXTS)('is fast for nothing but %j', (piece) => {
    expect(cpuMsOf(cvWithText(piece, 300_000), repeated(piece, ADVERTISEMENT_LENGTH))).toBeLessThan(500);
    expect(
      cpuMsOf(cvWithText(piece, 300_000), repeated(`Requirements\n- ${piece} `, ADVERTISEMENT_LENGTH)),
    ).toBeLessThan(500);
  });
});
