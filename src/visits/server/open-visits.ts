import { join } from 'node:path';
import type { Exchange } from '#platform/http/front.ts';
import type { Kernel } from '#platform/kernel.ts';
import { dayAt } from '../model/days.ts';
import { isVisit } from '../model/is-visit.ts';
import { countryOf, referrerOf } from '../model/origin.ts';
import type { Target } from '../model/target.ts';
import { startForgetting } from './forget-visits.ts';
import { collectLooks, type Looks } from './looks.ts';
import { noteOwners } from './note-owners.ts';
import { makeSalts } from './salts.ts';
import { keepUnwritten } from './unwritten.ts';
import { type Counted, writeLooks } from './write-looks.ts';

export type Visited = {
  /** Equals the tag of the page in the page cache. */
  ownerId: string;
  target: Target;
  /** Path below the target's address; empty for its first page. */
  page: string;
  isDownload?: boolean;
};

export type Visits = {
  /** Counts a view, unless it is by a program, a prefetch, or by the owner. Does not delay the response. */
  count(exchange: Exchange, visited: Visited): void;
  /** Records the visitor key of a member for today, so that own views are not counted. */
  noteOwner(exchange: Exchange, uid: string): void;
  /** Writes all views that were counted so far. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  /** Called with the counted targets after they were written. */
  onCounted?: (seen: Counted[]) => Promise<void>;
};

const SECOND = 1000;
const LONGEST_PAUSE = 30 * SECOND;
const AT_ONCE = 1000;
const LONGEST_PAGE = 200;

/**
 * Starts counting visits: sums views up in memory and writes them every second. On database errors they are kept in the
 * data directory.
 */
export async function openVisits(kernel: Kernel, { onCounted }: Options = {}): Promise<Visits> {
  const { db, clock, log, settings, dataDir } = kernel;
  const isOurs = ourHosts(settings);
  const looks = collectLooks();
  const salts = makeSalts(kernel);
  const owners = noteOwners(kernel);
  const unwritten = keepUnwritten(join(dataDir, 'visits'), log);
  let pause = SECOND;

  const write = async (some: readonly Looks[]) => {
    const counted = await db.asSystem('count visits', (tx) => writeLooks(tx, some));
    if (counted.length === 0) return;
    await onCounted?.(counted).catch((error: unknown) => log.error({ err: error }, 'could not publish visit counts'));
  };

  const writeAll = async () => {
    const { looks: taken, missed } = looks.take();
    if (missed > 0) log.warn(`${missed} visits arrived at once and were not counted`);
    try {
      await salts.renew();
      await owners.write();
      while (taken.length > 0) {
        await write(taken.slice(0, AT_ONCE));
        taken.splice(0, AT_ONCE);
      }
      await unwritten.handOver(write);
      pause = SECOND;
    } catch (error) {
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      log.warn({ err: error }, 'could not write visits; will retry');
      while (taken.length > 0) await unwritten.keep(taken.splice(0, AT_ONCE));
    }
  };

  let writing = Promise.resolve();
  const flush = () => {
    writing = writing.then(writeAll).catch((error: unknown) => log.error({ err: error }, 'lost visits'));
    return writing;
  };

  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const goOn = () => {
    if (closed) return;
    timer = setTimeout(() => void flush().then(goOn), pause);
    timer.unref();
  };

  await startForgetting(kernel);
  await salts.renew();
  goOn();

  return {
    count: ({ request, visit }, { ownerId, target, page, isDownload = false }) => {
      const { headers } = request;
      if (!isVisit(request, isDownload)) return;
      const at = clock.now().getTime();
      const day = dayAt(at);
      looks.add({
        ...{ day, at, ownerId, target, isDownload },
        page: page.slice(0, LONGEST_PAGE),
        reader: salts.keyOf(day, visit.address, headers['user-agent'] ?? ''),
        referrer: headers.referer ? referrerOf(headers.referer, isOurs(visit.host)) : undefined,
        country: settings.TRUST_PROXY > 0 ? countryOf(headers) : undefined,
      });
    },
    noteOwner: ({ request, visit }, ownerId) => {
      const day = dayAt(clock.now().getTime());
      owners.note({ day, key: salts.keyOf(day, visit.address, request.headers['user-agent'] ?? ''), ownerId });
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
function ourHosts({ APP_URL }: Kernel['settings']) {
  const { hostname } = new URL(APP_URL);
  return (asked: string) => (host: string) =>
    host === hostname || host.endsWith(`.${hostname}`) || host === asked.replace(/:\d+$/, '');
}
