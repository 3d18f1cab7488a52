import { expect, it } from 'vitest';
import { isPartialDate } from './field-rules.ts';

const padded = (number: number, length: number) => String(number).padStart(length, '0');

it('partial dates are exactly the years, months and days of the calendar', () => {
  for (const year of [1, 4, 100, 400, 1900, 2000, 2023, 2024, 2100, 9999].map((one) => padded(one, 4))) {
    expect(isPartialDate(year)).toBe(true);
    for (let month = 0; month <= 13; month += 1) {
      const text = `${year}-${padded(month, 2)}`;
      expect([text, isPartialDate(text)]).toEqual([text, month >= 1 && month <= 12]);
      for (let day = 0; day <= 32; day += 1) {
        const date = `${text}-${padded(day, 2)}`;
        const time = new Date(`${date}T00:00:00Z`).getTime();
        const isOfCalendar = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
        expect([date, isPartialDate(date)]).toEqual([date, isOfCalendar]);
      }
    }
  }
});

it.each(['', '0000', '0000-01', '99', '2026-1', '2026-11-', '2026-11-29T00:00', ' 2026', '2026\n', '٢٠٢٦', '-2026'])(
  'a partial date is not %j',
  (text) => expect(isPartialDate(text)).toBe(false),
);
