import type { Settings } from '../pure/settings.ts';
import type { Clock } from './clock.ts';
import type { Bus } from './db/bus.ts';
import type { Database } from './db/database.ts';
import type { PageCache } from './http/page-cache.ts';
import type { InstanceSettings } from './instance-settings/open-instance-settings.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { RateLimits } from './rate-limits.ts';

/** The services that every request handler and job can use. */
export type Kernel = {
  settings: Settings;
  /** The settings that admins change at runtime; read at every use. */
  instance: InstanceSettings;
  /** The secret that signs links and sessions. */
  secret: string;
  /** The absolute path of the data directory. */
  dataDir: string;
  db: Database;
  bus: Bus;
  jobs: Jobs;
  pages: PageCache;
  limits: RateLimits;
  clock: Clock;
  log: Log;
};
