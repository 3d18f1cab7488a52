import type { Actor } from '#identity/contract.ts';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { FACTS_ELEMENT_ID, type InstanceFacts, STYLESHEET_ELEMENT_ID } from '#platform/pure/instance-settings/facts.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import { cookiesForDevice, preferencesInCookies, type ThemePreference } from '#platform/pure/preferences.ts';
import { SIGNED_OUT_ELEMENT_ID } from '#platform/pure/signed-out-page.ts';
import type { Exchange, Handler } from '#platform/server/http/front.ts';
import { CONTENT_POLICY, scriptedAppPolicy } from '#platform/server/http/headers.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { openingFrameOf } from './opening-frame.ts';
import { type AppRoute, findRoute } from './route-table.ts';

/** Shows the theme of the device from the first paint on: only the browser knows it. */
const SYSTEM_THEME_SCRIPT = `if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.classList.add('dark')`;
const SYSTEM_THEME_POLICY = scriptedAppPolicy(SYSTEM_THEME_SCRIPT);

type Options = {
  shell: Buffer;
  /** Returns the instance's public facts, with a version that changes with them. */
  readFacts: () => { facts: InstanceFacts; version: string };
  actorOf: (exchange: Exchange) => Promise<Actor>;
  /** Reports whether the request has a session, which may have ended. */
  hasSession: (exchange: Exchange) => boolean;
  /** Checks in the database whether the actor is an admin, without a cache. */
  isAdminNow: (actor: Actor) => Promise<boolean>;
};

/**
 * Returns the handler of the page that starts the app. A signed-out visitor who requests a member's screen is
 * redirected to sign in and returns afterwards. A member who requests an admin's screen gets the page with status 403,
 * and one who requests a screen that there is not with 404.
 */
export function makeAppPage({ shell, readFacts, actorOf, hasSession, isAdminNow }: Options): Handler {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const rendered: { version?: string; bodies: Map<string, ReadyBody> } = { bodies: new Map() };
  /** Returns the page with a frame and a theme, rendered once for each version of the facts. */
  const pageWith = (theme: ThemePreference | null, frame: Markup, status = 200) => {
    const { facts, version } = readFacts();
    if (rendered.version !== version) Object.assign(rendered, { version, bodies: new Map() });
    const key = `${status} ${theme} ${frame.text}`;
    const policy = theme === 'system' ? SYSTEM_THEME_POLICY : CONTENT_POLICY.app;
    const body =
      rendered.bodies.get(key) ??
      makeReadyBody(
        status,
        { ...headers, 'content-security-policy': policy },
        render(shell.toString(), facts, { theme, frame }),
      );
    rendered.bodies.set(key, body);
    return body;
  };

  return async (exchange) => {
    const { request, response, visit } = exchange;
    const route = findRoute(visit.path);
    const device = preferencesInCookies(request.headers.cookie);
    if (!route || route.access === 'public') {
      const hint = hasSession(exchange) ? html`` : html`<template id="${SIGNED_OUT_ELEMENT_ID}"></template>`;
      return sendReadyBody(request, response, pageWith(device.theme, hint));
    }
    const actor = await actorOf(exchange);
    if (actor.kind !== 'member') {
      const next = encodeURIComponent(visit.path + visit.search);
      response.writeHead(302, { location: `/login?next=${next}`, 'cache-control': 'no-store' }).end();
      return;
    }
    for (const cookie of cookiesForDevice(actor.preferences, device)) response.appendHeader('set-cookie', cookie);
    const theme = actor.preferences.theme ?? device.theme;
    const refused = route.access === 'admin' && !(await isAdminNow(actor));
    if (refused) return sendReadyBody(request, response, pageWith(theme, html``, 403));
    response.setHeader('link', preloadsOf(visit.path));
    const status = isUnknownBelow(route, visit.path) ? 404 : 200;
    const frame = openingFrameOf(route, { brand: readFacts().facts.name, direction: LANGUAGES[visit.language] });
    await sendReadyBody(request, response, pageWith(theme, frame, status));
  };
}

/** Reports whether a path is below a screen that has none there: `/dashboard/anything`. */
const isUnknownBelow = ({ path }: AppRoute, requested: string) =>
  path.endsWith('/*') && requested.replace(/\/$/, '') !== path.slice(0, -'/*'.length);

/** Returns the Link header with the data that the app requests first, so that it loads along with the scripts. */
function preloadsOf(path: string) {
  const [, cvId] = /^\/cv\/([0-9a-f-]{36})\/edit\/?$/.exec(path) ?? [];
  const urls = ['/api/me', ...(cvId ? [`/api/cvs/${cvId}`] : [])];
  return urls.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin`).join(', ');
}

/**
 * Adds the facts to the page's head, so that the first render has the right name and colors without a request, the
 * theme to its root and the frame to its body.
 */
function render(
  shell: string,
  facts: InstanceFacts,
  { theme, frame }: { theme: ThemePreference | null; frame: Markup },
) {
  const themeScript = theme === 'system' ? `<script>${SYSTEM_THEME_SCRIPT}</script>` : '';
  const head = html`<title>${facts.name}</title><meta id="${FACTS_ELEMENT_ID}" content="${JSON.stringify(facts)}" />`;
  // After the build's style sheet, whose colors it overrides.
  const stylesheetLink =
    facts.look === null ? html`` : html`<link id="${STYLESHEET_ELEMENT_ID}" rel="stylesheet" href="${facts.look}" />`;
  const page = shell
    .replace(/<title>[^<]*<\/title>/, () => head.text)
    .replace('<html ', () => (theme === 'dark' ? '<html class="dark" ' : '<html '))
    .replace('<head>', () => `<head>${themeScript}`)
    .replace('</head>', () => `${stylesheetLink.text}</head>`)
    .replace('</body>', () => `${frame.text}</body>`);
  return Buffer.from(page);
}
