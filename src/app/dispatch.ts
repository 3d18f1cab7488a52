import { join } from 'node:path';
import { isCommentsPath, isFontPath } from '#cv/service.ts';
import { isImagePath, isMediaPath, sendStorageError } from '#files/service.ts';
import { type HostOwnerCache, TLS_ASK_PATH } from '#hostnames/service.ts';
import type { Actor } from '#identity/contract.ts';
import {
  hasSessionCookie,
  isCurrentAdmin,
  requireMember,
  requireSession,
  type UnsubscribeRenderer,
} from '#identity/service.ts';
import { UNSUBSCRIBE_PATH } from '#mail/service.ts';
import { functionPath } from '#platform/pure/callable/function-path.ts';
import { AppError } from '#platform/pure/errors.ts';
import { type CallableFunction, makeCallables, sendCallableError } from '#platform/server/callable/protocol.ts';
import { API_PREFIX, makeApi } from '#platform/server/http/api.ts';
import type { Assets } from '#platform/server/http/assets.ts';
import { requireFreeDisk } from '#platform/server/http/free-disk.ts';
import { type Exchange, type Handler, sendError } from '#platform/server/http/front.ts';
import { makeHealthRoutes } from '#platform/server/http/health.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import type { UploadSlots } from '#platform/server/http/upload-slots.ts';
import { makeFactsReader } from '#platform/server/instance-settings/instance-facts.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { Metrics } from '#platform/server/metrics.ts';
import {
  type ExampleSummary,
  isContactPath,
  isSharedSite,
  isSiteFile,
  type makeSiteHandlers,
  readExamplePath,
  readSiteFontPath,
  sendSiteFont,
} from '#portfolio/service.ts';
import { REPORT_PATH, type ReportRenderer } from '#reports/service.ts';
import { makeAppPage } from './app-page.ts';
import { isInstanceFile, sendInstanceFiles } from './instance-files.ts';
import { makeMemberHost } from './member-host.ts';
import type { OpenApiDocument } from './openapi.ts';
import { findRoute, isAppPath } from './route-table.ts';
import { router } from './router.ts';
import { SECURITY_TXT, sendSecurityTxt } from './security-txt.ts';
import { makeSite } from './site.tsx';

type DispatchOptions = {
  kernel: Kernel;
  metrics: Metrics;
  assets: Assets;
  uploadSlots: UploadSlots;
  storage: Handler;
  /** Uses the file storage once, and rejects if that fails. */
  probeStorage: () => Promise<void>;
  images: Handler;
  media: Handler;
  cvPages: Handler;
  cvComments: Handler;
  /** Finds the owners of custom domains. */
  owners: HostOwnerCache;
  tlsAsk: Handler;
  /** Returns the handler of the report form, in the instance's design. */
  reportHandler: (appearance: ReportRenderer) => Handler;
  /** Returns the handler of links that unsubscribe from emails, in the instance's design. */
  unsubscribeHandler: (render: UnsubscribeRenderer) => Handler;
  sites: Awaited<ReturnType<typeof makeSiteHandlers>>;
  /** Sends the pages of the example sites. */
  example: Handler;
  examples: readonly ExampleSummary[];
  readOpenApi: () => Promise<OpenApiDocument>;
  functions: Readonly<Record<string, CallableFunction>>;
  actorOf: (exchange: Exchange) => Promise<Actor>;
  contextOf: (exchange: Exchange) => Promise<{ actor: Actor } & Record<PropertyKey, unknown>>;
};

/** Large enough for a member's export with all files. */
const MAX_UPLOAD_BYTES = 512 * 1024 * 1024;

type DispatchRoute = { kind: string; matches(path: string): boolean; handle: Handler };

/** Makes the dispatcher. The first route that matches the path handles the request. */
export function makeDispatch({
  kernel,
  metrics,
  assets,
  uploadSlots,
  storage,
  probeStorage,
  images,
  media,
  cvPages,
  cvComments,
  owners,
  tlsAsk,
  reportHandler,
  unsubscribeHandler,
  sites,
  example,
  examples,
  readOpenApi,
  functions,
  actorOf,
  contextOf,
}: DispatchOptions) {
  const { settings, log, pages } = kernel;
  const health = makeHealthRoutes(kernel, metrics, probeStorage);
  const readFacts = makeFactsReader(kernel);
  const site = makeSite({ assets, examples, readOpenApi, appUrl: settings.APP_URL, readFacts });
  const callables = makeCallables({ functions, log });
  const functionPattern = functionPath(settings);
  let openApiBody: Promise<ReadyBody> | undefined;
  const api = makeApi({
    router,
    contextOf,
    uploads: { folder: join(kernel.dataDir, 'uploads'), limit: MAX_UPLOAD_BYTES },
    uploadSlots,
    requireSession: ({ actor }) => requireSession(actor),
    mayUpload: ({ actor }) => requireMember(actor).uid,
    requireFreeDisk: () => requireFreeDisk(kernel),
  });

  const healthRoute: DispatchRoute = {
    kind: 'health',
    matches: (path) => Object.hasOwn(health, path),
    handle: readOnly((exchange) => (health[exchange.visit.path] as Handler)(exchange)),
  };
  const routes: DispatchRoute[] = [
    healthRoute,
    {
      kind: 'tls-ask',
      matches: (path) => path === TLS_ASK_PATH,
      handle: readOnly(tlsAsk),
    },
    {
      kind: 'security-txt',
      matches: (path) => path === SECURITY_TXT && settings.SECURITY_CONTACT !== undefined,
      handle: readOnly(sendSecurityTxt(kernel, settings.SECURITY_CONTACT ?? [])),
    },
    {
      kind: 'page',
      matches: (path) => Object.hasOwn(site.pages, path),
      handle: readOnly(async (exchange) => {
        const { request, response, visit } = exchange;
        const render = site.pages[visit.path] as (typeof site.pages)[string];
        const isMember = hasSessionCookie(request, kernel) && (await actorOf(exchange)).kind === 'member';
        const view = site.viewFor(visit, { isMember });
        const host = `instance ${view.version}${isMember ? ' member' : ''}`;
        const key = { host, path: view.to(visit.path), language: view.language };
        await sendReadyBody(request, response, await pages.get(key, () => render(view)));
      }),
    },
    {
      kind: 'api',
      matches: (path) => path === `${API_PREFIX}/openapi.json`,
      handle: readOnly(async ({ request, response }) => {
        openApiBody ??= readOpenApi().then(jsonBody);
        await sendReadyBody(request, response, await openApiBody);
      }),
    },
    {
      kind: 'api',
      matches: (path) => path === API_PREFIX || path.startsWith(`${API_PREFIX}/`),
      handle: api,
    },
    {
      kind: 'storage',
      matches: (path) => path.startsWith('/v0/'),
      handle: storage,
    },
    {
      kind: 'image',
      matches: isImagePath,
      handle: readOnly(images),
    },
    {
      kind: 'media',
      matches: isMediaPath,
      handle: readOnly(media),
    },
    {
      kind: 'callable',
      matches: (path) => functionPattern.test(path),
      handle: (exchange) => callables(functionPattern.exec(exchange.visit.path)?.[1] ?? '')(exchange),
    },
    {
      kind: 'cv',
      matches: (path) => findRoute(path)?.path === '/cv/{cvId}' || isFontPath(path),
      handle: readOnly(cvPages),
    },
    {
      kind: 'comment',
      matches: isCommentsPath,
      handle: cvComments,
    },
    {
      kind: 'report',
      matches: (path) => path === REPORT_PATH,
      handle: reportHandler({
        languageOf: (visit) => site.viewFor(visit).language,
        render: (visit, shown, options) => site.report(site.viewFor(visit), shown, options),
      }),
    },
    {
      kind: 'unsubscribe',
      matches: (path) => path === UNSUBSCRIBE_PATH,
      handle: unsubscribeHandler((visit, shown, status) => site.unsubscribe(site.viewFor(visit), shown, status)),
    },
    {
      kind: 'face',
      matches: (path) => readSiteFontPath(path) !== undefined,
      handle: readOnly(sendSiteFont(kernel)),
    },
    {
      kind: 'site',
      matches: isSharedSite,
      handle: sites.shared,
    },
    {
      kind: 'example',
      matches: (path) => readExamplePath(path) !== undefined,
      handle: readOnly(example),
    },
    {
      kind: 'app',
      matches: isAppPath,
      handle: readOnly(
        makeAppPage({
          shell: assets.shell,
          readFacts,
          actorOf,
          hasSession: ({ request }) => hasSessionCookie(request, kernel),
          isAdminNow: (actor) => isCurrentAdmin({ ...kernel, actor }),
        }),
      ),
    },
    {
      kind: 'instance-file',
      matches: isInstanceFile,
      handle: readOnly(sendInstanceFiles({ kernel, assets })),
    },
    {
      kind: 'asset',
      matches: assets.has,
      handle: readOnly(async ({ request, response, visit }) =>
        sendReadyBody(request, response, await assets.read(visit.path)),
      ),
    },
  ];
  const activeRoutes = settings.ROLE === 'jobs' ? [healthRoute] : routes;
  const find = (path: string) => activeRoutes.find((route) => route.matches(path));
  const memberHost = makeMemberHost(kernel, { sites, owners });

  return {
    kindOf: (path: string) => find(path)?.kind ?? 'unknown',

    isForAllSites: (path: string) => ANY_ORIGIN_KINDS.has(find(path)?.kind ?? 'unknown'),

    handle: async (exchange: Exchange) => {
      // Without the bus, changes on other instances are not noticed, so the response may be stale.
      if (!kernel.bus.isConnected()) exchange.response.setHeader('warning', '110 - "Response is Stale"');
      const { visit } = exchange;
      const route = find(visit.path);
      const isHostIndependent =
        HOST_INDEPENDENT.has(route?.kind ?? 'unknown') || (route?.kind === 'asset' && !isSiteFile(visit.path));
      const owner = isHostIndependent ? undefined : await memberHost.ownerOf(visit);
      if (owner) return memberHost.show(exchange, owner);
      if (!route) throw new AppError('NOT_FOUND');
      return route.handle(exchange);
    },

    /** Sends an error: a page to people, and JSON of the protocol's shape to programs. */
    fail: async (exchange: Exchange, error: AppError) => {
      const { request, response, visit } = exchange;
      const kind = find(visit.path)?.kind ?? 'unknown';
      const isPageRequest = isReadMethod(request.method) || FORM_KINDS.has(kind) || isContactPath(visit.path);
      const asPage = isPageRequest && PAGE_KINDS.has(kind) && settings.ROLE !== 'jobs';
      if (kind === 'callable') sendCallableError(exchange, error);
      else if (kind === 'storage') sendStorageError(exchange, error);
      else if (!asPage) sendError(exchange, error);
      else if (error.code === 'NOT_FOUND') await sendReadyBody(request, response, site.notFound(site.viewFor(visit)));
      else await sendReadyBody(request, response, site.failure(site.viewFor(visit), error.status, visit.requestId));
    },
  };
}

/** The kinds of routes whose errors are pages. `FORM_KINDS` lists those that accept forms. */
const PAGE_KINDS = new Set(['page', 'cv', 'comment', 'report', 'unsubscribe', 'site', 'example', 'app', 'unknown']);
const FORM_KINDS = new Set(['comment', 'report', 'unsubscribe', 'site']);

/** The kinds of routes that are the same on every host, including members' own, because no response depends on it. */
const HOST_INDEPENDENT = new Set([
  'health',
  'tls-ask',
  'storage',
  'callable',
  'image',
  'media',
  'face',
  'instance-file',
]);

/** The kinds of routes with protocols for third-party clients. */
const ANY_ORIGIN_KINDS = new Set(['storage', 'callable']);

const isReadMethod = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Wraps a handler so that it refuses every method except GET and HEAD. */
const readOnly =
  (handle: Handler): Handler =>
  async (exchange) => {
    if (!isReadMethod(exchange.request.method)) {
      exchange.response.setHeader('allow', 'GET, HEAD');
      throw new AppError('METHOD_NOT_SUPPORTED');
    }
    await handle(exchange);
  };

const jsonBody = (value: unknown): ReadyBody =>
  makeReadyBody(
    200,
    { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
    Buffer.from(JSON.stringify(value)),
  );
