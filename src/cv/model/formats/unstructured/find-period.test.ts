import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { dateOrderIn, findPeriod, findPeriods } from './find-period.ts';

const found = (text: string) => {
  const period = findPeriod(text, 'dayFirst');
  return period && [text.slice(period.from, period.to), period.start, period.ongoing ? 'ongoing' : period.end];
};

describe('finding a period in a line', () => {
  it.each([
    ['Engineer, Acme (2018–2020)', '2018–2020', '2018', '2020'],
    ['Engineer\tJan 2018 – Present', 'Jan 2018 – Present', '2018-01', 'ongoing'],
    ['03/2018 – 05/2020 Engineer', '03/2018 – 05/2020', '2018-03', '2020-05'],
    ['seit 2020: Leiterin', 'seit 2020', '2020', 'ongoing'],
    ['depuis janvier 2020', 'depuis janvier 2020', '2020-01', 'ongoing'],
    ['2018 – 22', '2018 – 22', '2018', '2022'],
    ['06/18 – 05/20 Azubi', '06/18 – 05/20', '2018-06', '2020-05'],
    ['2019年4月〜現在 株式会社', '2019年4月〜現在', '2019-04', 'ongoing'],
    ['03‏/2019 – حتى الآن مهندس', '03‏/2019 – حتى الآن', '2019-03', 'ongoing'],
    ['2014 – 2010', '2014 – 2010', '2010', '2014'],
    ['٢٠١٨ – ٢٠٢٠', '٢٠١٨ – ٢٠٢٠', '2018', '2020'],
    ['Summer 2019, Intern', 'Summer 2019', 'Summer 2019', ''],
    ['WS 2018/19 Tutor', 'WS 2018/19', 'WS 2018/19', ''],
    ['2020 –', '2020 –', '2020', 'ongoing'],
    ['01.04.2020 - 31.03.2021', '01.04.2020 - 31.03.2021', '2020-04-01', '2021-03-31'],
    ['Award of 04/05/2020', '04/05/2020', '2020-05-04', ''],
  ])('%s', (text, raw, start, end) => {
    expect(found(text)).toEqual([raw, start, end]);
  });

  it.each(['Room 1200', '+49 30 901820', 'ISO 9001', 'Python 3.12', 'May I help', ''])('finds none in %j', (text) => {
    expect(findPeriod(text, 'dayFirst')).toBeUndefined();
  });

  it('finds several periods', () => {
    expect(findPeriods('2010 – 2012, 2015 – 2018', 'dayFirst').map(({ start }) => start)).toEqual(['2010', '2015']);
  });

  it('tells the order of day and month from the other dates of the document', () => {
    expect(dateOrderIn(['25/12/2020', '03/04/2021'], 'monthFirst')).toBe('dayFirst');
    expect(dateOrderIn(['12/25/2020'], 'dayFirst')).toBe('monthFirst');
    expect(dateOrderIn(['03/04/2021'], 'monthFirst')).toBe('monthFirst');
  });

  it('takes linear time', async () => {
    await expectLinear(['2020 ', '2020-', '1/', 'May ', 'seit ', '2020 – 2021 ', '令和', '(', '‏'], (text) =>
      findPeriods(text, 'dayFirst'),
    );
  }, 60_000);
});
