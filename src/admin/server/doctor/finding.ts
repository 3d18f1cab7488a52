import type { Blobs } from '#files/service.ts';
import type { Names } from '#hostnames/service.ts';
import type words from '#messages/en/admin-doctor.json';
import type { Database } from '#platform/db/database.ts';
import type { ProxyTraffic } from '#platform/http/proxy-traffic.ts';
import type { Settings } from '#platform/settings.ts';
import type { CheckName, CheckState } from '../../contract.ts';

export type Pool = Database['pool'];

/** What the doctor looks at. */
export type Patient = {
  settings: Settings;
  dataDir: string;
  /** Fails with what is wrong where no database answers. */
  pool(): Promise<Pool>;
  blobs: Blobs;
  names: Names;
  /** The host of the instance and its base domains; fails like the database that they are kept in. */
  hosts(): Promise<readonly string[]>;
  /** What the requests of the running instance say about proxies; undefined if none runs. */
  proxyTraffic(signal: AbortSignal): Promise<ProxyTraffic | undefined>;
};

type Said<Word> = { word: Word; values?: Record<string, string | number> };

/** What was seen, and how it is mended where it is not as it should be. */
export type Finding = {
  state: CheckState;
  seen: Said<keyof (typeof words)['seen']>;
  mend?: Said<keyof (typeof words)['mend']>;
};

/** One thing that is looked at; what it throws is a finding too. */
export type Check = { name: CheckName; look(patient: Patient, signal: AbortSignal): Promise<Finding> };
