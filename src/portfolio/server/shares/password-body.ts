import type { FilesKernel } from '#files/service.ts';
import { shownPerson } from '#identity/service.ts';
import { policyOfPageWith } from '#platform/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/http/ready-body.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { Kernel } from '#platform/kernel.ts';
import { emptySite, type SiteDocument, upgradeSite } from '../../model/site.ts';
import { drawPasswordPage } from '../../pages/password-page.ts';
import { facesForSite } from '../faces/faces-for-site.ts';
import { findPublishedSite } from '../site/store.ts';
import type { Gate } from './gate.ts';
import { languageOfShare } from './language-of-share.ts';

export type PasswordLook = Pick<SiteDocument, 'theme' | 'colors' | 'fonts' | 'language'>;

/** Returns the design of the member's site, or the default one if it is not published, and the language of the link. */
export const lookOf = ({ db }: Pick<Kernel, 'db'>, gate: Gate): Promise<PasswordLook> =>
  db.asVisitor(
    async (tx) => {
      const [site, person, own] = await Promise.all([
        findPublishedSite(tx.sql, gate.ownerId),
        shownPerson(tx, gate.ownerId),
        languageOfShare(tx, gate),
      ]);
      const language = own ?? person?.language ?? 'en';
      return { ...(site ? upgradeSite(site) : emptySite(language)), language };
    },
    [gate.id],
  );

/** Returns the response with the password page of a link. Only the server caches it. */
export async function passwordBody(
  kernel: FilesKernel,
  look: PasswordLook,
  { status = 200, fault }: { status?: number; fault?: string } = {},
): Promise<ReadyBody> {
  const { fonts: pair, language } = look;
  const words = translatorOf(language);
  const drawn = drawPasswordPage({ look, words, instanceUrl: kernel.settings.APP_URL, fault });
  const { page, style } = drawn.setIn(await facesForSite({ pair, language, text: drawn.said }));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOfPageWith(style),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
  return makeReadyBody(status, headers, Buffer.from(page));
}
