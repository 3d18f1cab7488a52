import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { asSuperuser, databaseIn, openTestDatabase, silentLog } from '#testing/test-database.ts';
import { type Bus, openBus } from './bus.ts';
import type { Database } from './database.ts';

const CHANNEL = 'vitrine_test';
/** Long enough for two more connection attempts. */
const SOME_TRIES_MS = 700;

async function setUp() {
  const database = await openTestDatabase();
  const bus = await open(database.url);
  return { database, bus };
}

async function open(url: string) {
  const bus = await openBus(url, silentLog);
  onTestFinished(bus.close);
  return bus;
}

async function listen(bus: Bus, channel = CHANNEL) {
  const listener = { onMessage: vi.fn<(payload: string) => void>(), onReconnect: vi.fn<() => void>() };
  const subscription = await bus.subscribe(channel, listener);
  return { ...listener, ...subscription };
}

const publish = (database: Database, bus: Bus, payload: string, channel = CHANNEL) =>
  database.asSystem('prepare a test', async (tx) => bus.publish(tx, channel, payload));

const busBackends = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'vitrine bus' and datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
};

const cutConnections = async (database: Database) => {
  const cutBackends = await busBackends(database);
  await database.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [cutBackends]);
  return cutBackends;
};

describe('a message', () => {
  it('reaches every instance, the publishing one included', async () => {
    const { database, bus } = await setUp();
    const other = await open(database.url);
    const [here, there] = [await listen(bus), await listen(other)];
    await publish(database, bus, 'ada');
    await eventually(() => {
      expect(here.onMessage.mock.calls).toEqual([['ada']]);
      expect(there.onMessage.mock.calls).toEqual([['ada']]);
    });
  });

  it('is delivered with the commit and not before', async () => {
    const { database, bus } = await setUp();
    const { onMessage } = await listen(bus);
    await database.asMember('ada', async (tx) => {
      bus.publish(tx, CHANNEL, 'inside');
      // A message of another transaction arrives first: the bus works, and the message of this one is not sent yet.
      await publish(database, bus, 'meanwhile');
      await eventually(() => expect(onMessage.mock.calls).toEqual([['meanwhile']]));
    });
    await eventually(() => expect(onMessage.mock.calls).toEqual([['meanwhile'], ['inside']]));
  });

  it('is never delivered when the transaction fails', async () => {
    const { database, bus } = await setUp();
    const { onMessage } = await listen(bus);
    const early = database.asSystem('prepare a test', async (tx) => {
      bus.publish(tx, CHANNEL, 'lost');
      throw new Error('no');
    });
    await expect(early).rejects.toThrow('no');
    const late = database.asSystem('prepare a test', async (tx) => {
      bus.publish(tx, CHANNEL, 'lost as well');
      tx.beforeCommit(async () => {
        throw new Error('no');
      });
    });
    await expect(late).rejects.toThrow('no');
    await publish(database, bus, 'last');
    await eventually(() => expect(onMessage.mock.calls).toEqual([['last']]));
  });

  it('arrives unchanged, whatever it contains', async () => {
    const { database, bus } = await setUp();
    const { onMessage } = await listen(bus);
    const payloads = ['', "o'brien; notify other", '名前 "x" \\', 'x'.repeat(7000)];
    for (const payload of payloads) await publish(database, bus, payload);
    await eventually(() => expect(onMessage.mock.calls).toEqual(payloads.map((payload) => [payload])));
  });

  it('stays on its channel, whose name is case-sensitive', async () => {
    const { database, bus } = await setUp();
    const [small, large] = [await listen(bus, 'pages'), await listen(bus, 'Pages')];
    await publish(database, bus, 'to the large', 'Pages');
    await publish(database, bus, 'to the small', 'pages');
    await eventually(() => {
      expect(large.onMessage.mock.calls).toEqual([['to the large']]);
      expect(small.onMessage.mock.calls).toEqual([['to the small']]);
    });
  });
});

describe('a subscription', () => {
  it('is refused for an invalid channel name', async () => {
    const { bus } = await setUp();
    await expect(listen(bus, 'pages; drop table users')).rejects.toThrow('not a channel name');
  });

  it('ends for the listener that closes it, not for others on the channel', async () => {
    const { database, bus } = await setUp();
    const [leaving, staying] = [await listen(bus), await listen(bus)];
    await leaving.close();
    await publish(database, bus, 'ada');
    await eventually(() => expect(staying.onMessage.mock.calls).toEqual([['ada']]));
    expect(leaving.onMessage).not.toHaveBeenCalled();
  });

  it('can be opened again after the last one was closed', async () => {
    const { database, bus } = await setUp();
    await (await listen(bus)).close();
    const { onMessage } = await listen(bus);
    await publish(database, bus, 'ada');
    await eventually(() => expect(onMessage.mock.calls).toEqual([['ada']]));
  });
});

describe('a bus whose connection is cut', () => {
  it('reconnects, notifies its listeners, and receives later messages once', async () => {
    const { database, bus } = await setUp();
    const [pages, other] = [await listen(bus), await listen(bus, 'other')];
    for (let round = 1; round <= 2; round += 1) {
      const [old] = await cutConnections(database);
      await eventually(() => expect(pages.onReconnect).toHaveBeenCalledTimes(round));
      const backends = await busBackends(database);
      expect(backends).toHaveLength(1);
      expect(backends).not.toContain(old);
      await publish(database, bus, `after cut ${round}`);
      await publish(database, bus, `after cut ${round}`, 'other');
      await eventually(() => {
        expect(pages.onMessage.mock.lastCall).toEqual([`after cut ${round}`]);
        expect(other.onMessage.mock.lastCall).toEqual([`after cut ${round}`]);
      });
    }
    expect(pages.onMessage).toHaveBeenCalledTimes(2);
    expect(other.onReconnect).toHaveBeenCalledTimes(2);
  });

  it('retries while the database refuses it, and restores subscriptions made meanwhile', async () => {
    const { database, bus } = await setUp();
    const { onReconnect } = await listen(bus);
    const warn = vi.spyOn(silentLog, 'warn');
    const name = databaseIn(database.url);
    await asSuperuser((client) => client.query(`alter database ${name} connection limit 0`));
    await cutConnections(database);
    await eventually(() => expect(warn).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, SOME_TRIES_MS));
    expect(warn, 'one line for all tries').toHaveBeenCalledOnce();
    const late = await listen(bus, 'late');
    expect(onReconnect).not.toHaveBeenCalled();
    await asSuperuser((client) => client.query(`alter database ${name} connection limit -1`));
    await eventually(() => expect(onReconnect).toHaveBeenCalledOnce());
    await publish(database, bus, 'ada', 'late');
    await eventually(() => expect(late.onMessage.mock.calls).toEqual([['ada']]));
  });

  it('does not reconnect if it is closed while it connects', async () => {
    const { database, bus } = await setUp();
    const { onReconnect } = await listen(bus);
    const connect: (this: pg.Client) => Promise<unknown> = pg.Client.prototype.connect;
    const [connecting, connected] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(async function (this: pg.Client) {
      connecting.resolve();
      await connect.call(this);
      connected.resolve();
    });
    await cutConnections(database);
    await connecting.promise;
    await bus.close();
    await connected.promise;
    await eventually(async () => expect(await busBackends(database)).toEqual([]));
    expect(onReconnect).not.toHaveBeenCalled();
  });
});
