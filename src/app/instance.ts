import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AdminCtx, startCounting } from '#admin/service.ts';
import { startAuditSweep } from '#audit/service.ts';
import { cvKind, makeCommentHandler, makeCvPageHandler, startCommentMails } from '#cv/service.ts';
import { type DashboardCtx, openFactsCache } from '#dashboard/service.ts';
import {
  checkStorageLocation,
  type FilesApiCtx,
  makeStorageHandler,
  probeBlobs,
  type StorageKernel,
  sendImages,
  sendMedia,
  startImageSweep,
  startStorage,
} from '#files/service.ts';
import { type HostnamesCtx, type HostnamesServices, makeTlsAsk, startHostnames } from '#hostnames/service.ts';
import type { Actor } from '#identity/contract.ts';
import {
  findPhotosInUse,
  identifyActor,
  mailFunctions,
  makeUnsubscribeHandler,
  readSetUpLink,
  startIdentity,
} from '#identity/service.ts';
import { smtpTransport, startMailDelivery } from '#mail/service.ts';
import type { Settings } from '#platform/pure/settings.ts';
import { systemClock } from '#platform/server/clock.ts';
import { prepareDataDir, readOrMakeKey } from '#platform/server/data-dir.ts';
import { openBus } from '#platform/server/db/bus.ts';
import { probeDatabase } from '#platform/server/db/connect.ts';
import { makeDatabase } from '#platform/server/db/database.ts';
import { startEmbeddedPostgres } from '#platform/server/db/embedded.ts';
import { openPool } from '#platform/server/db/open-database.ts';
import { loadAssets } from '#platform/server/http/assets.ts';
import { type Exchange, makeFrontController } from '#platform/server/http/front.ts';
import { listen, requireFreePort } from '#platform/server/http/listen.ts';
import { openPageCache } from '#platform/server/http/page-cache.ts';
import { requireSameSecret } from '#platform/server/instance-identity/secret.ts';
import { openInstanceSettings } from '#platform/server/instance-settings/open-instance-settings.ts';
import { startJobs } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { type Log, type LogDestination, makeLog } from '#platform/server/log.ts';
import { makeMetrics } from '#platform/server/metrics.ts';
import { makeOutages } from '#platform/server/outages/outages.ts';
import { makeRateLimits } from '#platform/server/rate-limits.ts';
import { openWorkers } from '#platform/server/workers/workers.ts';
import {
  closeUnreachableSites,
  hasLiveLinksToCv,
  linksToRecords,
  listExamples,
  makeExampleHandler,
  makeSiteHandlers,
  openExamples,
  recordFirstOpenings,
} from '#portfolio/service.ts';
import { startPublishingPosts } from '#posts/service.ts';
import { assignMissingSlugs, type RecordsCtx, recordImagesInUse, startRecords } from '#records/service.ts';
import { makeReportHandler, startReportSweep } from '#reports/service.ts';
import { startTestimonialSweep, testimonialPhotosInUse } from '#testimonials/service.ts';
import { openVisitCounter, type VisitCounter } from '#visits/service.ts';
import { makeDispatch } from './dispatch.ts';
import { imagesShownElsewhere } from './images-shown-elsewhere.ts';
import { templates } from './mails.ts';
import { filesHooks, memberDataModules, uploadsFolder } from './member-data-modules.ts';
import { makeOpenApi } from './openapi.ts';
import { version } from './version.ts';

export type Instance = {
  files: StorageKernel;
  kernel: Kernel;
  visits: VisitCounter;
  hostnames: HostnamesServices;
  port: number;
  /** The setup link, while there is no admin. */
  setUpLink: string | undefined;
  /** Finishes the requests in progress and closes everything. */
  stop(): Promise<void>;
};

type Options = {
  log?: Log | undefined;
  /** The destination of the instance's log. Defaults to standard output. */
  destination?: LogDestination | undefined;
  /** The folder of the built client. */
  client: string;
  /** The client of the previous build, whose scripts open pages still load. */
  previousClient?: string | undefined;
  /** Called when the instance can't continue because its database is gone. */
  onLost?: () => void;
};

const isReadMethod = (method: string | undefined) => method === 'GET' || method === 'HEAD';

const uidOfActor = (actor: Actor) => (actor.kind === 'member' ? actor.uid : undefined);

/** The timeout for everything except PostgreSQL, which gets the rest of a supervisor's ten seconds. */
const CLOSE_TIMEOUT_MS = 7000;

/** Starts an instance. If a step fails, the steps before it are undone. */
export async function startInstance(settings: Settings, options: Options): Promise<Instance> {
  const outages = makeOutages();
  const { client, previousClient, destination } = options;
  const { log = makeLog(settings.LOG_LEVEL, destination, outages.intercept) } = options;
  const closing: (() => Promise<unknown> | unknown)[] = [];
  let stopDatabase: (() => Promise<void>) | undefined;
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) {
      // A module that fails to close must not prevent the others from closing.
      await Promise.try(close).catch((error: unknown) => log.error({ err: error }, 'a module did not stop cleanly'));
    }
  };
  const stop = async () => {
    const timeout = pause(CLOSE_TIMEOUT_MS, 'late' as const, { ref: false });
    if ((await Promise.race([closeAll(), timeout])) === 'late')
      log.warn('shutdown is taking too long; closing the remaining connections');
    outages.close();
    await stopDatabase?.();
  };
  try {
    const startedAt = systemClock.now();
    await requireFreePort({ port: settings.PORT, host: settings.HOST });
    const dataDir = await prepareDataDir(settings.DATA_DIR);
    const key = await readOrMakeKey(dataDir);

    let databaseUrl = settings.DATABASE_URL;
    let ownerUrl = settings.MIGRATION_DATABASE_URL;
    if (databaseUrl === undefined) {
      const embedded = await startEmbeddedPostgres({ dataDir, key, log, onLost: () => options.onLost?.() });
      stopDatabase = embedded.stop;
      databaseUrl = embedded.url;
      ownerUrl = embedded.ownerUrl;
    }
    const pool = await openPool({ url: databaseUrl, ownerUrl }, log);
    closing.push(() => pool.end());
    outages.watch(log, { name: 'the database', probe: () => probeDatabase(databaseUrl) });

    const bus = await openBus(databaseUrl, log);
    closing.push(bus.close);
    const transport = settings.SMTP_URL ? smtpTransport(settings.SMTP_URL) : undefined;
    closing.push(() => transport?.close());
    const jobs = await startJobs({ pool, bus, log, runsJobs: settings.ROLE !== 'web' });
    closing.push(jobs.stop);
    const pages = await openPageCache(bus, { folder: join(dataDir, 'pages') });
    closing.push(pages.close);
    const secret = settings.SECRET ?? key;
    const limits = makeRateLimits(pool, secret);
    closing.push(limits.close);
    const db = await makeDatabase(pool);
    await requireSameSecret(db, secret);
    const instance = await openInstanceSettings({ db, bus, settings, log });
    closing.push(instance.close);
    const kernel: Kernel = {
      settings,
      instance,
      secret,
      dataDir,
      db,
      bus,
      jobs,
      pages,
      limits,
      clock: systemClock,
      log,
    };
    await startMailDelivery({ ...kernel, templates, transport });
    await startAuditSweep(kernel);

    const { files, close: closeFiles } = await startStorage(kernel, filesHooks(kernel));
    closing.push(closeFiles);
    outages.watch(log, { name: 'the storage', probe: () => probeBlobs(files.blobs) });
    await checkStorageLocation(files);
    const { identity, close: forgetSessions } = await startIdentity(kernel, memberDataModules(files));
    closing.push(forgetSessions);
    await startImageSweep(files, [findPhotosInUse, recordImagesInUse, testimonialPhotosInUse, imagesShownElsewhere]);
    await startRecords(kernel, imagesShownElsewhere);
    await startPublishingPosts(kernel);
    await startTestimonialSweep(kernel);
    await startCommentMails(kernel);
    await closeUnreachableSites(kernel);
    await assignMissingSlugs(kernel, cvKind, ['link', 'public']);
    await startReportSweep(kernel);
    await startCounting(kernel);
    const hostnames = await startHostnames(kernel);
    closing.push(hostnames.close);
    const visits = await openVisitCounter(kernel, { onCounted: (seen) => recordFirstOpenings(kernel, seen) });
    closing.push(visits.close);

    const knownFacts = await openFactsCache(kernel);
    closing.push(knownFacts.close);

    const metrics = makeMetrics({
      pages: pages.stats,
      connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    });
    const actorOf = (exchange: Exchange) => identifyActor({ ...kernel, sessionCache: identity.sessionCache }, exchange);
    const uidOf = async (exchange: Exchange) => uidOfActor(await actorOf(exchange));
    const contextOf = async (
      exchange: Exchange,
    ): Promise<AdminCtx & RecordsCtx & FilesApiCtx & HostnamesCtx & DashboardCtx> => {
      const actor = await actorOf(exchange);
      // The member sees their own changes immediately; other instances are notified of them.
      if (actor.kind === 'member' && !isReadMethod(exchange.request.method)) knownFacts.invalidate(actor.uid);
      if (actor.kind === 'member') visits.recordOwner(exchange, actor.uid);
      return {
        ...kernel,
        ...hostnames.parts,
        files,
        identity,
        factsCache: knownFacts,
        exchange,
        actor,
        uid: uidOfActor(actor),
        language: exchange.visit.language,
        shownElsewhere: imagesShownElsewhere,
        hasLiveLinks: hasLiveLinksToCv,
        linksTo: linksToRecords,
        templates,
        version,
        startedAt,
        proxyTraffic: metrics.proxyTraffic,
      };
    };
    const examples = await openExamples();
    const dispatch = makeDispatch({
      kernel,
      metrics,
      assets: await loadAssets(client, previousClient),
      readOpenApi: makeOpenApi({ appUrl: settings.APP_URL, version }),
      functions: mailFunctions(contextOf),
      uploadSlots: files.uploadSlots,
      storage: makeStorageHandler({
        kernel: files,
        uidOf,
        isVisible: async () => false,
        folder: uploadsFolder(kernel),
      }),
      probeStorage: () => probeBlobs(files.blobs),
      images: sendImages({ kernel: files, uidOf }),
      media: sendMedia({ kernel: files, uidOf }),
      cvPages: makeCvPageHandler({ kernel: files, actorOf, visits }),
      cvComments: makeCommentHandler(files),
      owners: hostnames.parts.owners,
      tlsAsk: makeTlsAsk(kernel, hostnames.parts.owners),
      unsubscribeHandler: (render) => makeUnsubscribeHandler(files, render),
      reportHandler: (appearance) => makeReportHandler({ ...files, owners: hostnames.parts.owners }, appearance),
      sites: await makeSiteHandlers({ files, actorOf, visits }),
      example: makeExampleHandler(files, examples),
      examples: listExamples(examples),
      actorOf,
      contextOf,
    });
    const listener = makeFrontController({
      ...dispatch,
      appUrl: settings.APP_URL,
      trustedProxies: settings.TRUST_PROXY,
      hsts: { days: settings.HSTS_DAYS, subdomains: settings.HSTS_SUBDOMAINS },
      metrics,
      log,
    });
    // Closed after requests have finished. Jobs that still wait for a worker are retried later.
    closing.push(openWorkers(settings.MEMORY_LIMIT));
    const server = await listen({ port: settings.PORT, host: settings.HOST, listener });
    // Jobs finish in parallel with the last requests, so that the two timeouts do not add up.
    closing.push(() => Promise.all([server.close(), jobs.drain()]));

    return {
      kernel,
      files,
      visits,
      hostnames: hostnames.parts,
      port: server.port,
      setUpLink: await readSetUpLink(kernel),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
