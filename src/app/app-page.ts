import type { Actor } from '#identity/contract.ts';
import { FACTS_ELEMENT_ID, type InstanceFacts, STYLESHEET_ELEMENT_ID } from '#platform/pure/instance-settings/facts.ts';
import { html } from '#platform/pure/markup.ts';
import type { Exchange, Handler } from '#platform/server/http/front.ts';
import { CONTENT_POLICY } from '#platform/server/http/headers.ts';
import { makeReadyBody, sendReadyBody } from '#platform/server/http/ready-body.ts';
import { findRoute } from './route-table.ts';

type Options = {
  shell: Buffer;
  /** Returns the instance's public facts, with a version that changes with them. */
  readFacts: () => { facts: InstanceFacts; version: string };
  actorOf: (exchange: Exchange) => Promise<Actor>;
  /** Checks in the database whether the actor is an admin, without a cache. */
  isAdminNow: (actor: Actor) => Promise<boolean>;
};

/**
 * Returns the handler of the page that starts the app. A signed-out visitor who requests a member's screen is
 * redirected to sign in and returns afterwards. A member who requests an admin's screen gets the page with status 403.
 */
export function makeAppPage({ shell, readFacts, actorOf, isAdminNow }: Options): Handler {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_POLICY.app,
    'cache-control': 'no-cache',
  };
  const render = (facts: InstanceFacts) => {
    const content = withFacts(shell.toString(), facts);
    return { page: makeReadyBody(200, headers, content), refusal: makeReadyBody(403, headers, content) };
  };
  let cached: (ReturnType<typeof render> & { version: string }) | undefined;
  const pages = () => {
    const { facts, version } = readFacts();
    cached = cached?.version === version ? cached : { ...render(facts), version };
    return cached;
  };

  return async (exchange) => {
    const { request, response, visit } = exchange;
    const access = findRoute(visit.path)?.access;
    if (access === 'public') return sendReadyBody(request, response, pages().page);
    const actor = await actorOf(exchange);
    if (actor.kind !== 'member') {
      const next = encodeURIComponent(visit.path + visit.search);
      response.writeHead(302, { location: `/login?next=${next}`, 'cache-control': 'no-store' }).end();
      return;
    }
    const refused = access === 'admin' && !(await isAdminNow(actor));
    const { page, refusal } = pages();
    await sendReadyBody(request, response, refused ? refusal : page);
  };
}

/** Adds the facts to the page's head, so that the first render has the right name and colors without a request. */
function withFacts(shell: string, facts: InstanceFacts) {
  const head = html`<title>${facts.name}</title><meta id="${FACTS_ELEMENT_ID}" content="${JSON.stringify(facts)}" />`;
  // After the build's style sheet, whose colors it overrides.
  const stylesheetLink =
    facts.look === null ? html`` : html`<link id="${STYLESHEET_ELEMENT_ID}" rel="stylesheet" href="${facts.look}" />`;
  const withTitle = shell.replace(/<title>[^<]*<\/title>/, () => head.text);
  return Buffer.from(withTitle.replace('</head>', () => `${stylesheetLink.text}</head>`));
}
