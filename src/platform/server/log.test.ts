import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordingLog } from '#testing/recording-log.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { AppError } from '../pure/errors.ts';

/** Returns the log line of an error, as text and parsed. */
function logged(err: unknown) {
  const { log, lines } = recordingLog();
  log.error({ requestId: '0190-request', err }, 'failed');
  const [line = ''] = lines;
  return { line, entry: JSON.parse(line) };
}

const thrownBy = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('expected an error to be thrown');
};

describe('a logged error', () => {
  it('has its type, message, stack and cause', () => {
    const { entry } = logged(new RangeError('off the shelf', { cause: new TypeError('no such shelf') }));
    expect(entry).toMatchObject({
      requestId: '0190-request',
      msg: 'failed',
      err: {
        type: 'RangeError',
        message: 'off the shelf',
        stack: expect.stringContaining('log.test.ts'),
        cause: { type: 'TypeError', message: 'no such shelf' },
      },
    });
  });

  it('of the database has its code, but neither the row nor the parameters', async () => {
    const db = await openTestDatabase();
    const insert = (uid: string) =>
      db.pool.query('insert into users (uid, email, display_name) values ($1, $2, $3)', [
        uid,
        'ada.lovelace@example.org',
        'Ada Lovelace',
      ]);
    await insert('ada');
    const { line, entry } = logged(await thrownBy(() => insert('ada-again')));
    expect(entry.err).toMatchObject({ code: '23505', message: expect.stringContaining('duplicate key') });
    expect(line).not.toMatch(/lovelace/i);
  });

  it('of a query has the statement without its parameters', async () => {
    const db = await openTestDatabase();
    const query = db.asSystem('prepare a test', ({ sql }) =>
      sql.execute(`select 'Ada Lovelace' as name, cast('ada.lovelace@example.org' as int)`),
    );
    const { line, entry } = logged(await thrownBy(() => query));
    expect(entry.err.message).toContain('select');
    expect(line).not.toMatch(/lovelace/i);
    const drizzle = new Error(
      'Failed query: select 1 from users where email = $1\nparams: ada.lovelace@example.org,Ada',
    );
    expect(logged(drizzle).entry.err.message).toBe('Failed query: select 1 from users where email = $1');
  });

  it.each([
    ['an address', 'Can’t send to ada.lovelace@example.org: mailbox full'],
    ['an address in brackets', '550 5.1.1 <ada.lovelace@example.org> user unknown'],
    ['an address with an umlaut', 'no route to lovelace.ödön@müller.example'],
    ['an address with a quote', "no route to o'lovelace@example.org"],
    ['an address without a dot', 'no route to lovelace@localhost'],
    ['a quoted name', 'no such person: "Ada Lovelace"'],
    ['a name with quotes in it', 'no such person: "Ada "the first" Lovelace"'],
    ['a name in other quotes', "no such person: 'Ada Lovelace'"],
    ['a name in backquotes', 'no such person: `Ada Lovelace`'],
    ['several lines', 'no such person: "Ada\nLovelace"'],
    ['a text that is not JSON', `Unexpected token 'x', "{"name":"Ada Lovelace","a":x}" is not valid JSON`],
  ])('does not contain %s', (_, message) => {
    const { line } = logged(new Error('it failed', { cause: new Error(message) }));
    expect(line).not.toMatch(/lovelace/i);
  });

  it.each(['{"name":"Ada Lovelace",x}', '{"a":1,"name":Lovelace}', 'Lovelace', '["Lovelace", "Ada" "'])(
    'does not contain the invalid JSON %j',
    async (text) => {
      const { line, entry } = logged(await thrownBy(() => JSON.parse(text)));
      expect(entry.err.type).toBe('SyntaxError');
      expect(line).not.toMatch(/lovelace/i);
    },
  );

  it('does not contain the values that a schema refused', async () => {
    const schema = z.strictObject({ email: z.email(), kind: z.literal('a') });
    const { line } = logged(await thrownBy(() => schema.parse({ email: 'lovelace at example', kind: 'Lovelace' })));
    expect(line).not.toMatch(/lovelace at|"Lovelace/);
  });

  it('does not mistake a line of the message for a stack frame', () => {
    const { entry } = logged(new Error('could not read\n    at Ada Lovelace’s desk'));
    expect(entry.err.stack).toContain('log.test.ts');
    expect(entry.err.stack).not.toMatch(/lovelace/i);
  });

  it('does not contain other properties of the error', () => {
    const error = Object.assign(new Error('refused'), { recipient: 'lovelace', response: { body: 'lovelace' } });
    const { line } = logged(new AppError('CONFLICT', { data: { name: 'Lovelace' }, cause: error }));
    expect(line).not.toMatch(/lovelace/i);
  });

  it('is logged by its type only if it is not an Error', () => {
    for (const thrown of ['Lovelace', { name: 'Lovelace' }, 7, null, undefined]) {
      const { line } = logged(thrown);
      expect(line).not.toMatch(/lovelace/i);
    }
    expect(logged('Lovelace').entry.err).toEqual({ type: 'string', message: 'not an Error' });
  });

  it('has a limited length if it is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(logged(error).line.length).toBeLessThan(20_000);
  });

  it('is cut if its message is too long', () => {
    expect(logged(new Error('long '.repeat(1000))).entry.err.message.length).toBeLessThanOrEqual(500);
  });
});
