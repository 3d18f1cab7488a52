import type { StorageKernel } from '#files/service.ts';
import { findPublicPerson } from '#identity/service.ts';
import { styledPagePolicy } from '#platform/server/http/headers.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { emptySite, type SiteDocument, upgradeSite } from '../../model/site.ts';
import { renderPasswordPage } from '../../pages/password-page.ts';
import { choosePageFonts } from '../fonts/choose-page-fonts.ts';
import { findPublishedSite } from '../site/store.ts';
import { findShareLanguage } from './find-share-language.ts';
import type { ShareAccess } from './share-access.ts';
import type { TargetColumns } from './stored-target.ts';

type LinkOfPage = Pick<ShareAccess, keyof TargetColumns | 'id' | 'ownerId'>;
export type LinkPageDesign = Pick<SiteDocument, 'style' | 'theme' | 'colors' | 'fonts' | 'language'>;

/** Returns the design of the member's site, or the default one if it is not published, and the language of the link. */
export const linkPageDesign = ({ db }: Pick<Kernel, 'db'>, access: LinkOfPage): Promise<LinkPageDesign> =>
  db.asVisitor(
    async (tx) => {
      const [site, person, shareLanguage] = await Promise.all([
        findPublishedSite(tx.sql, access.ownerId),
        findPublicPerson(tx, access.ownerId),
        findShareLanguage(tx, access),
      ]);
      const language = shareLanguage ?? person?.language ?? 'en';
      return { ...(site ? upgradeSite(site) : emptySite(language)), language };
    },
    [access.id],
  );

/** Returns the response with the password page of a link. Only the server caches it. */
export async function passwordPageBody(
  kernel: StorageKernel,
  design: LinkPageDesign,
  { status = 200, fault }: { status?: number; fault?: string } = {},
): Promise<ReadyBody> {
  const { fonts: pair, language } = design;
  const words = translatorOf(language);
  const renderer = renderPasswordPage({ design, words, instanceUrl: kernel.settings.APP_URL, fault });
  const { page, style } = renderer.renderWith(
    await choosePageFonts({ style: design.style.id, pair, language, text: renderer.text }),
  );
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': styledPagePolicy(style),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
  return makeReadyBody(status, headers, Buffer.from(page));
}
