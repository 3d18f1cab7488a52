import { describe, expect, it } from 'vitest';
import { openTestDatabase, ROLES } from '#testing/test-database.ts';
import { sweepAudit } from '../server/sweep-audit.ts';
import { recordEvent } from '../service.ts';

type OpenedDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

async function withEvent() {
  const database = await openTestDatabase();
  await database.asSystem('prepare a test', async (tx) =>
    recordEvent(tx, {
      actor: { kind: 'admin', uid: 'charles' },
      action: 'person-deactivated',
      subject: { kind: 'person', id: 'ada' },
      owner: 'ada',
    }),
  );
  return database;
}

/** Every kind of database access that the product uses, with the statement that it runs. */
const ROLES_TRIED: [string, (database: OpenedDatabase, statement: string) => Promise<unknown>][] = [
  ['a member', (database, statement) => database.asMember('ada', ({ sql }) => sql.execute(statement))],
  ['a visitor', (database, statement) => database.asVisitor(({ sql }) => sql.execute(statement))],
  [
    'the instance itself',
    (database, statement) => database.asSystem('prepare a test', ({ sql }) => sql.execute(statement)),
  ],
  ['the connection’s own role', (database, statement) => database.pool.query(statement)],
  [
    'the role of the system',
    (database, statement) =>
      database.asSystem('prepare a test', async ({ sql }) => {
        await sql.execute(`set local role ${ROLES.system}`);
        return sql.execute(statement);
      }),
  ],
];

const CHANGES = [
  "update audit_events set action = 'signed-in'",
  'update audit_events set at = now(), details = details',
  'delete from audit_events',
  "delete from audit_events where owner_id = 'ada'",
  'truncate audit_events',
  'update audit_events set address = null',
  "update audit_events set address = '192.0.2.7'",
  "insert into audit_events select * from audit_events on conflict (id) do update set action = 'signed-in'",
  'merge into audit_events a using (select 1) one on true when matched then delete',
];

describe('recorded events', () => {
  for (const [who, run] of ROLES_TRIED) {
    it.each(CHANGES)(`cannot be changed by ${who}: %s`, async (statement) => {
      const database = await withEvent();
      const refusal = await run(database, statement).then(
        () => 'let through',
        (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code,
      );
      expect(refusal).toBe('42501');
      const { rows } = await database.pool.query('select action, owner_id from audit_events');
      expect(rows).toEqual([{ action: 'person-deactivated', owner_id: 'ada' }]);
    });
  }

  it('are rolled back together with the action', async () => {
    const database = await openTestDatabase();
    const undone = database.asSystem('prepare a test', async (tx) => {
      recordEvent(tx, {
        actor: { kind: 'system' },
        action: 'admin-given',
        subject: { kind: 'person', id: 'ada' },
      });
      throw new Error('something else failed');
    });
    await expect(undone).rejects.toThrow('something else failed');
    expect((await database.pool.query('select from audit_events')).rowCount).toBe(0);
  });

  it('are visible only to the member whom they concern', async () => {
    const database = await withEvent();
    const seenBy = async (uid: string) =>
      (await database.asMember(uid, ({ sql }) => sql.execute('select subject_id from audit_events'))).rows;
    expect(await seenBy('ada')).toEqual([{ subject_id: 'ada' }]);
    expect(await seenBy('charles')).toEqual([]);
  });

  it('cannot be inserted by a member', async () => {
    const database = await withEvent();
    const made = database.asMember('ada', ({ sql }) =>
      sql.execute(
        `insert into audit_events (id, at, actor_kind, action, subject_kind, subject_id, owner_id, details)
         values (gen_random_uuid(), now(), 'member', 'signed-in', 'person', 'ada', 'ada', '{}')`,
      ),
    );
    await expect(made).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('the IP addresses of events', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const plant = (database: OpenedDatabase, id: string, daysAgo: number) =>
    database.pool.query(
      `insert into audit_events
              (id, at, actor_kind, actor_id, action, subject_kind, subject_id, owner_id, details, address, device)
       values ($1, now() - make_interval(days => $2), 'member', 'ada', 'signed-in', 'person', 'ada', 'ada', '{}',
               '192.0.2.7', 'Firefox, Linux')`,
      [id, daysAgo],
    );
  const OLD = '00000000-0000-7000-8000-000000000001';
  const NEW = '00000000-0000-7000-8000-000000000002';

  it('are blanked after 90 days without any other change to the event', async () => {
    const database = await openTestDatabase();
    await plant(database, OLD, 91);
    await plant(database, NEW, 89);
    await sweepAudit({ db: database, clock: { now: () => new Date() } });
    const { rows } = await database.pool.query('select id, action, address, device from audit_events order by id');
    const event = { action: 'signed-in', device: 'Firefox, Linux' };
    expect(rows).toEqual([
      { ...event, id: OLD, address: null },
      { ...event, id: NEW, address: '192.0.2.7' },
    ]);
  });

  it('cannot be blanked earlier, even if the clock of the instance is wrong', async () => {
    const database = await openTestDatabase();
    await plant(database, NEW, 89);
    const clock = { now: () => new Date(Date.now() + 30 * DAY_MS) };
    await expect(sweepAudit({ db: database, clock })).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it.each(['member', 'visitor'] as const)('cannot be blanked by a %s', async (who) => {
    const database = await openTestDatabase();
    await plant(database, OLD, 91);
    const as = who === 'member' ? database.asMember.bind(database, 'ada') : database.asVisitor;
    const change = as(({ sql }) => sql.execute('update audit_events set address = null'));
    await expect(change).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it.each([
    "update audit_events set address = '198.51.100.1'",
    "update audit_events set address = null, action = 'signed-out'",
  ])('cannot be changed otherwise: %s', async (statement) => {
    const database = await openTestDatabase();
    await plant(database, OLD, 91);
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
