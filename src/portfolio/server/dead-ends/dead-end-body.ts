import type { Language } from '#platform/pure/i18n/languages.ts';
import { styledPagePolicy } from '#platform/server/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { renderDeadEnd } from '../../pages/dead-end-page.ts';

/** `inactive`: no link leads anywhere at the address, for whatever reason. `missing`: a link does, but to no such page. */
export type DeadEnd = 'inactive' | 'missing';

const bodies = new Map<string, ReadyBody>();

/** Returns a 404 page in the visitor's language, which depends on nothing else. */
export function deadEndBody(kind: DeadEnd, language: Language): ReadyBody {
  const key = `${kind} ${language}`;
  const body = bodies.get(key) ?? makeBody(kind, language);
  bodies.set(key, body);
  return body;
}

function makeBody(kind: DeadEnd, language: Language) {
  const words = translatorOf(language);
  const [title, text] = [words(`portfolio-pages.${kind}.title`), words(`portfolio-pages.${kind}.text`)];
  const { page, style } = renderDeadEnd({ title, text, language });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': styledPagePolicy(style),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
  return makeReadyBody(404, headers, Buffer.from(page));
}
