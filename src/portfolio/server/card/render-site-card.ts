import { type CardPicture, renderCard } from '#cv/service.ts';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { themeOfSite } from '../../model/site.ts';
import type { SitePage, SitePostPage, SiteProjectPage, SiteView } from '../../model/site-view.ts';
import { headingOfPage } from '../../pages/parts/titles.ts';

type Options = {
  /** Id of the site's member. */
  owner: string;
  project?: SiteProjectPage | undefined;
  post?: SitePostPage | undefined;
  photo?: Uint8Array | undefined;
  /** The cover of a project or post, or the first page of the CV. */
  picture?: CardPicture | undefined;
};

/** Renders the preview image of a page for messengers, in the colours and fonts of the site. */
export function renderSiteCard(
  view: SiteView,
  page: SitePage,
  { owner, project, post, photo, picture }: Options,
): Promise<Uint8Array> {
  const { language, headline, fonts } = view.site;
  const card = {
    title: headingOfPage({ view, page, project, post, words: translatorOf(language) }),
    line: (project ?? post)?.summary ?? headline,
    name: page.kind === 'home' ? '' : view.person.name,
    colours: themeOfSite(view.site).colors,
    pair: fonts,
    direction: LANGUAGES[language],
    language,
    photo,
    picture,
  };
  return renderCard(card, owner);
}
