import { join } from 'node:path';
import type { Exchange } from '#platform/server/http/front.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { dayAt } from '../model/days.ts';
import { isVisit } from '../model/is-visit.ts';
import { countryOf, referrerOf } from '../model/origin.ts';
import type { VisitTarget } from '../model/visit-target.ts';
import { startVisitCleanup } from './delete-old-visits.ts';
import { makeOwnerKeyCollector } from './owner-key-collector.ts';
import { makeSalts } from './salts.ts';
import { makeViewCollector, type VisitorViews } from './view-collector.ts';
import { makeViewSpool } from './view-spool.ts';
import { type CountedTarget, writeViews } from './write-views.ts';

export type VisitedPage = {
  /** Equals the tag of the page in the page cache. */
  ownerId: string;
  target: VisitTarget;
  /** Path below the target's address; empty for its first page. */
  page: string;
  isDownload?: boolean;
};

export type VisitCounter = {
  /** Counts a view, unless it is by a program, a prefetch, or by the owner. Does not delay the response. */
  count(exchange: Exchange, page: VisitedPage): void;
  /** Records the visitor key of a member for today, so that own views are not counted. */
  recordOwner(exchange: Exchange, uid: string): void;
  /** Writes all views that were counted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  /** Called with the counted targets after they were written. */
  onCounted?: (targets: CountedTarget[]) => Promise<void>;
};

const SECOND_MS = 1000;
const MAX_DELAY_MS = 30 * SECOND_MS;
const BATCH_SIZE = 1000;
const MAX_PAGE_LENGTH = 200;

/**
 * Starts counting visits: sums views up in memory and writes them every second. On database errors they are kept in the
 * data directory.
 */
export async function openVisitCounter(kernel: Kernel, { onCounted }: Options = {}): Promise<VisitCounter> {
  const { db, clock, log, settings, dataDir } = kernel;
  const isOwnHost = ownHostChecker(settings);
  const collector = makeViewCollector();
  const salts = makeSalts(kernel);
  const ownerKeys = makeOwnerKeyCollector(kernel);
  const spool = makeViewSpool(join(dataDir, 'visits'), log);
  let delayMs = SECOND_MS;

  const write = async (batch: readonly VisitorViews[]) => {
    const counted = await db.asSystem('count visits', (tx) => writeViews(tx, batch));
    if (counted.length === 0) return;
    await onCounted?.(counted).catch((error: unknown) => log.error({ err: error }, 'could not publish visit counts'));
  };

  const writeAll = async () => {
    const { entries: pending, dropped } = collector.take();
    if (dropped > 0) log.warn(`${dropped} visits arrived at once and were not counted`);
    try {
      await salts.renew();
      await ownerKeys.write();
      while (pending.length > 0) {
        await write(pending.slice(0, BATCH_SIZE));
        pending.splice(0, BATCH_SIZE);
      }
      await spool.drain(write);
      delayMs = SECOND_MS;
    } catch (error) {
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
      log.warn({ err: error }, 'could not write visits; will retry');
      while (pending.length > 0) await spool.save(pending.splice(0, BATCH_SIZE));
    }
  };

  let writing = Promise.resolve();
  const flush = () => {
    writing = writing.then(writeAll).catch((error: unknown) => log.error({ err: error }, 'lost visits'));
    return writing;
  };

  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const scheduleNext = () => {
    if (closed) return;
    timer = setTimeout(() => void flush().then(scheduleNext), delayMs);
    timer.unref();
  };

  await startVisitCleanup(kernel);
  await salts.renew();
  scheduleNext();

  return {
    count: ({ request, visit }, { ownerId, target, page, isDownload = false }) => {
      const { headers } = request;
      if (!isVisit(request, isDownload)) return;
      const at = clock.now().getTime();
      const day = dayAt(at);
      collector.add({
        ...{ day, at, ownerId, target, isDownload },
        page: page.slice(0, MAX_PAGE_LENGTH),
        reader: salts.keyOf(day, visit.address, headers['user-agent'] ?? ''),
        referrer: headers.referer ? referrerOf(headers.referer, isOwnHost(visit.host)) : undefined,
        country: settings.TRUST_PROXY > 0 ? countryOf(headers) : undefined,
      });
    },
    recordOwner: ({ request, visit }, ownerId) => {
      const day = dayAt(clock.now().getTime());
      ownerKeys.add({ day, key: salts.keyOf(day, visit.address, request.headers['user-agent'] ?? ''), ownerId });
    },
    flush,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await flush();
    },
  };
}

/** Returns a check for our own hosts, which are no referrers: the instance, its subdomains, and the requested host. */
function ownHostChecker({ APP_URL }: Kernel['settings']) {
  const { hostname } = new URL(APP_URL);
  return (requestHost: string) => (host: string) =>
    host === hostname || host.endsWith(`.${hostname}`) || host === requestHost.replace(/:\d+$/, '');
}
