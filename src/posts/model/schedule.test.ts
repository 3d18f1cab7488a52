import { describe, expect, it } from 'vitest';
import { publishedAtOf, timeFaultOf } from './schedule.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const PAST = '2020-05-01T08:00:00.000Z';
const FUTURE = '2026-12-24T18:00:00.000Z';
const DRAFT = { status: 'draft', publishedAt: '' } as const;

describe('the time of a post', () => {
  it.each([
    ['a draft has none', DRAFT, DRAFT, ''],
    ['publishing a draft is now', { status: 'published', publishedAt: '' }, DRAFT, NOW.toISOString()],
    ['a post can be published with an old date', { status: 'published', publishedAt: PAST }, DRAFT, PAST],
    [
      'publishing a scheduled post early is now',
      { status: 'published', publishedAt: FUTURE },
      { status: 'scheduled', publishedAt: FUTURE },
      NOW.toISOString(),
    ],
    [
      'publishing a scheduled post late keeps its time',
      { status: 'published', publishedAt: PAST },
      { status: 'scheduled', publishedAt: PAST },
      PAST,
    ],
    [
      'a post that was published keeps its date as a draft',
      { status: 'draft', publishedAt: PAST },
      { status: 'published', publishedAt: PAST },
      PAST,
    ],
    [
      'a draft that was scheduled has no date, even if the time has passed',
      { status: 'draft', publishedAt: PAST },
      { status: 'scheduled', publishedAt: PAST },
      '',
    ],
    ['a draft has no date in the future', { status: 'draft', publishedAt: FUTURE }, DRAFT, ''],
    ['a time is stored in one form', { status: 'scheduled', publishedAt: '2026-12-24T18:00Z' }, DRAFT, FUTURE],
  ] as const)('%s', (_, after, before, time) => {
    expect(publishedAtOf(after, before, NOW)).toBe(time);
  });
});

describe('what is wrong with a time', () => {
  it.each([
    ['draft', '', undefined],
    ['published', PAST, undefined],
    ['published', NOW.toISOString(), undefined],
    ['published', FUTURE, 'notYetPast'],
    ['scheduled', '', 'missingField'],
    ['scheduled', PAST, 'inThePast'],
    ['scheduled', NOW.toISOString(), 'inThePast'],
    ['scheduled', FUTURE, undefined],
    ['scheduled', '2031-12-01T12:00:00.000Z', undefined],
    ['scheduled', '2031-12-01T12:00:00.001Z', 'tooFarAhead'],
    ['scheduled', '9999-12-31T23:59:59.999Z', 'tooFarAhead'],
  ] as const)('%s at %s: %s', (status, publishedAt, fault) => {
    expect(timeFaultOf({ status, publishedAt }, NOW)).toBe(fault);
  });
});
