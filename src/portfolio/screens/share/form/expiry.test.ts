import { describe, expect, it } from 'vitest';
import { fromLocalInput, presetExpiry, toLocalInput } from './expiry.ts';

const parseDate = (text: string) => new Date(text);

describe('the expiry of a link', () => {
  it('is a week or a month later at an equal time of day', () => {
    expect(presetExpiry('week', parseDate('2026-11-22T19:40'))).toBe('2026-11-29T19:40');
    expect(presetExpiry('week', parseDate('2026-12-28T08:05'))).toBe('2027-01-04T08:05');
    expect(presetExpiry('month', parseDate('2026-11-22T19:40'))).toBe('2026-12-22T19:40');
  });

  it('is the last day of the next month if that month is shorter', () => {
    expect(presetExpiry('month', parseDate('2026-01-31T12:00'))).toBe('2026-02-28T12:00');
    expect(presetExpiry('month', parseDate('2028-01-30T12:00'))).toBe('2028-02-29T12:00');
    expect(presetExpiry('month', parseDate('2026-12-31T12:00'))).toBe('2027-01-31T12:00');
  });

  it('is the last minute of the year, even on its last day', () => {
    expect(presetExpiry('year', parseDate('2026-02-01T12:00'))).toBe('2026-12-31T23:59');
    expect(presetExpiry('year', parseDate('2026-12-31T12:00'))).toBe('2026-12-31T23:59');
  });

  it('is unchanged by conversion to the field and back', () => {
    const moment = '2026-07-01T10:30:00.000Z';
    expect(fromLocalInput(toLocalInput(parseDate(moment)))).toBe(moment);
    expect(fromLocalInput('')).toBeNull();
  });
});
