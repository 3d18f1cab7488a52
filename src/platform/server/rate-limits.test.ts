import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { openTestDatabase, silentLog } from '#testing/test-database.ts';
import { AppError, errorBody } from '../pure/errors.ts';
import { connect } from './db/connect.ts';
import { makeRateLimits, type RateLimit } from './rate-limits.ts';

const SECRET = 'a secret that only the tests know about';

const SIGN_IN: RateLimit = { name: 'sign-in', tries: 3, seconds: 60 };

async function setUp() {
  const database = await openTestDatabase();
  const limits = makeRateLimits(database.pool, SECRET);
  onTestFinished(limits.close);
  return { database, limits };
}

const use = async (count: () => Promise<unknown>, times: number) => {
  for (let n = 0; n < times; n += 1) await count();
};

const refusal = (counting: Promise<unknown>): Promise<unknown> =>
  counting.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a rate limit', () => {
  it('allows its number of tries, and refuses the next with the time to wait', async () => {
    const { limits } = await setUp();
    await use(() => limits.count(SIGN_IN, 'ada'), 3);
    const error = await refusal(limits.count(SIGN_IN, 'ada'));
    if (!(error instanceof AppError)) throw new Error('expected an AppError', { cause: error });
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    const { retryAfter = 0 } = error.details;
    expect(retryAfter).toBeGreaterThan(55);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(errorBody(error, ({ word }) => word)).toEqual({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message: 'tooManyRequests',
      data: { retryAfter },
    });
  });

  it('counts concurrent tries one by one', async () => {
    const { limits } = await setUp();
    const tries = await Promise.all(Array.from({ length: 20 }, () => refusal(limits.count(SIGN_IN, 'ada'))));
    expect(tries.filter((error) => error === undefined)).toHaveLength(3);
  });

  it('expires after its window', async () => {
    const { limits } = await setUp();
    const short = { ...SIGN_IN, seconds: 1 };
    await use(() => limits.count(short, 'ada'), 3);
    const error = await refusal(limits.count(short, 'ada'));
    expect(error).toMatchObject({ details: { retryAfter: 1 } });
    await eventually(() => limits.count(short, 'ada'));
  });

  it('is separate for each key and name', async () => {
    const { limits } = await setUp();
    await use(() => limits.count(SIGN_IN, 'ada'), 3);
    await limits.count(SIGN_IN, 'ben');
    await limits.count({ ...SIGN_IN, name: 'sign-up' }, 'ada');
    expect(await refusal(limits.count(SIGN_IN, 'ada'))).toBeInstanceOf(AppError);
  });

  it('can be reset', async () => {
    const { limits } = await setUp();
    await use(() => limits.count(SIGN_IN, 'ada'), 3);
    await limits.reset(SIGN_IN, 'ada');
    await limits.reset(SIGN_IN, 'somebody who never tried');
    await use(() => limits.count(SIGN_IN, 'ada'), 3);
    expect(await refusal(limits.count(SIGN_IN, 'ada'))).toBeInstanceOf(AppError);
  });

  it('can be checked without counting a try', async () => {
    const { limits } = await setUp();
    for (let n = 0; n < 10; n += 1) await limits.check(SIGN_IN, 'ada');
    await use(() => limits.count(SIGN_IN, 'ada'), 2);
    await limits.check(SIGN_IN, 'ada');
    await limits.count(SIGN_IN, 'ada');
    const error = await refusal(limits.check(SIGN_IN, 'ada'));
    if (!(error instanceof AppError)) throw new Error('expected an AppError', { cause: error });
    expect(error.code).toBe('TOO_MANY_REQUESTS');
    expect(error.details.retryAfter).toBeGreaterThan(55);
    await limits.check(SIGN_IN, 'ben');
  });

  it('that is only checked expires after its window', async () => {
    const { database, limits } = await setUp();
    await use(() => limits.count(SIGN_IN, 'ada'), 3);
    expect(await refusal(limits.check(SIGN_IN, 'ada'))).toBeInstanceOf(AppError);
    await database.pool.query('update rate_limits set expire = 1');
    await limits.check(SIGN_IN, 'ada');
  });

  it('can refund a try', async () => {
    const { limits } = await setUp();
    for (let n = 0; n < 10; n += 1) {
      await limits.count(SIGN_IN, 'ada');
      await limits.refund(SIGN_IN, 'ada');
    }
    await use(() => limits.count(SIGN_IN, 'ada'), 3);
    expect(await refusal(limits.count(SIGN_IN, 'ada'))).toBeInstanceOf(AppError);
  });

  it('refunds one try only', async () => {
    const { limits } = await setUp();
    await use(() => limits.count(SIGN_IN, 'ada'), 3);
    await limits.refund(SIGN_IN, 'ada');
    await limits.count(SIGN_IN, 'ada');
    expect(await refusal(limits.count(SIGN_IN, 'ada'))).toBeInstanceOf(AppError);
  });

  it('is shared by all instances', async () => {
    const { database, limits } = await setUp();
    const other = makeRateLimits(database.pool, SECRET);
    onTestFinished(other.close);
    await use(() => limits.count(SIGN_IN, 'ada'), 2);
    await other.count(SIGN_IN, 'ada');
    expect(await refusal(limits.count(SIGN_IN, 'ada'))).toMatchObject({ status: 429 });
    expect(await refusal(other.count(SIGN_IN, 'ada'))).toMatchObject({ status: 429 });
  });
});

describe('the stored counters', () => {
  it.each(['ada@example.org', '203.0.113.7', '2001:db8::1', "o'brien", 'x'.repeat(1000)])(
    'do not contain the key %j',
    async (key) => {
      const { database, limits } = await setUp();
      await limits.count(SIGN_IN, key);
      const { rows } = await database.pool.query<{ row: string }>('select r::text as row from rate_limits r');
      expect(rows).toHaveLength(1);
      expect(rows[0]?.row).not.toContain(key);
      expect(rows[0]?.row).toMatch(/^\(sign-in:[\w-]{43},1,\d+\)$/);
    },
  );

  it('are inaccessible to members and visitors', async () => {
    const { database } = await setUp();
    for (const as of [
      database.asVisitor,
      (work: Parameters<typeof database.asVisitor>[0]) => database.asMember('ada', work),
    ]) {
      await expect(as(({ sql }) => sql.execute('select * from rate_limits'))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
    }
  });

  it('are deleted once their window is over', async () => {
    const { database } = await setUp();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const limits = makeRateLimits(database.pool, SECRET);
    onTestFinished(limits.close);
    await limits.count(SIGN_IN, 'ada');
    await limits.count(SIGN_IN, 'ben');
    const keys = async () => (await database.pool.query('select from rate_limits')).rowCount;
    expect(await keys()).toBe(2);
    await database.pool.query('update rate_limits set expire = 1 where key = (select min(key) from rate_limits)');
    vi.advanceTimersByTime(10 * 60 * 1000);
    await eventually(async () => expect(await keys()).toBe(1));
  });
});

describe('without a database', () => {
  it('every try is refused, because the service is unavailable', async () => {
    const { url } = await openTestDatabase();
    const pool = await connect(url, silentLog);
    const limits = makeRateLimits(pool, SECRET);
    onTestFinished(limits.close);
    await pool.end();
    expect(await refusal(limits.count(SIGN_IN, 'ada'))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
