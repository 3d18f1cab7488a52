import type { Blobs } from '#files/service.ts';
import type { DnsResolver } from '#hostnames/service.ts';
import type words from '#messages/en/admin-doctor.json';
import type { Settings } from '#platform/pure/settings.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { ProxyTraffic } from '#platform/server/http/proxy-traffic.ts';
import type { CheckName, CheckState } from '../../contract.ts';

export type DatabasePool = Database['pool'];

/** Parts of the instance that the checks examine. */
export type HealthCheckContext = {
  settings: Settings;
  dataDir: string;
  /** Rejects with the reason if no database answers. */
  pool(): Promise<DatabasePool>;
  blobs: Blobs;
  dns: DnsResolver;
  /** The instance's host and its base domains. Rejects if no database answers. */
  hosts(): Promise<readonly string[]>;
  /** Counts requests to the running instance that show a proxy misconfiguration; undefined if none is running. */
  proxyTraffic(signal: AbortSignal): Promise<ProxyTraffic | undefined>;
};

type MessageValue = string | number | { bytes: number };

/** A message and its values. A number of bytes is shown with a fitting unit. */
type MessageRef<Word> = { word: Word; values?: Record<string, MessageValue> };

/** Finding of a check and, unless it is ok, a suggested fix. */
export type CheckOutcome = {
  state: CheckState;
  seen: MessageRef<keyof (typeof words)['seen']>;
  fix?: MessageRef<keyof (typeof words)['fix']>;
};

/** A health check. An exception thrown by `run` counts as a finding. */
export type HealthCheck = {
  name: CheckName;
  run(context: HealthCheckContext, signal: AbortSignal): Promise<CheckOutcome>;
};
