import pg from 'pg';
import type { Log } from '../log.ts';
import type { Tx } from './database.ts';

type BusListener = { onMessage(payload: string): void; onReconnect(): void };

/** Messages between the instances on one database, by LISTEN/NOTIFY on a separate connection. */
export type Bus = {
  /** Publishes a message when the transaction commits, to every instance including this one. */
  publish(tx: Pick<Tx, 'notifyOnCommit'>, channel: string, payload: string): void;
  /** Subscribes to a channel. `onReconnect` is called when messages may have been missed. */
  subscribe(channel: string, listener: BusListener): Promise<{ close(): Promise<void> }>;
  /** Whether the connection for messages is open. */
  isConnected(): boolean;
  close(): Promise<void>;
};

const MIN_RETRY_DELAY_MS = 100;
const MAX_RETRY_DELAY_MS = 10_000;
const CHANNEL_NAME = /^[a-z0-9_]+$/i;

export async function openBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Map<string, Set<BusListener>>();
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'vitrine bus', keepAlive: true });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onMessage(payload);
    });
    await next.connect();
    next.on('error', () => reconnect(MIN_RETRY_DELAY_MS));
    next.on('end', () => reconnect(MIN_RETRY_DELAY_MS));
    try {
      for (const channel of listeners.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await disconnect(next);
      throw error;
    }
    if (closed) await disconnect(next);
    else client = next;
  };

  const disconnect = async (old: pg.Client | undefined) => {
    old?.removeAllListeners('end').removeAllListeners('notification');
    await old?.end().catch(() => {});
  };

  const reconnect = (delayMs: number) => {
    if (closed || timer) return;
    void disconnect(client);
    client = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(
        () => {
          if (closed) return;
          for (const group of listeners.values()) for (const listener of group) listener.onReconnect();
        },
        (error: unknown) => {
          if (delayMs === MIN_RETRY_DELAY_MS) log.warn({ err: error }, 'message bus disconnected');
          reconnect(Math.min(delayMs * 2, MAX_RETRY_DELAY_MS));
        },
      );
    }, delayMs);
    timer.unref();
  };

  await connect();

  return {
    publish: (tx, channel, payload) => tx.notifyOnCommit(channel, payload),
    subscribe: async (channel, listener) => {
      if (!CHANNEL_NAME.test(channel)) throw new Error(`not a channel name: ${channel}`);
      const group = listeners.get(channel) ?? new Set();
      listeners.set(channel, group.add(listener));
      if (group.size === 1) await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      return {
        close: async () => {
          group.delete(listener);
          if (group.size === 0) {
            listeners.delete(channel);
            await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
          }
        },
      };
    },
    isConnected: () => client !== undefined,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await disconnect(client);
    },
  };
}
