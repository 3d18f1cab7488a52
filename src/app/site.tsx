import type { ReactNode } from 'react';
import type { Assets } from '#platform/http/assets.ts';
import type { RenderedPage } from '#platform/http/page-cache.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { Settings } from '#platform/settings.ts';
import type { OpenApiDocument } from './openapi.ts';
import { addressWith, readChoices } from './pages/choices.ts';
import { Document, type Findable } from './pages/document.tsx';
import { Home } from './pages/home.tsx';
import { MessagePage } from './pages/message-page.tsx';
import { Reference } from './pages/reference.tsx';
import { renderPage } from './pages/render.tsx';
import { languages, makeView, type View } from './pages/view.ts';

/** What the pages load, by its source: a style sheet for the home page, one for the others, the font of the first view. */
const HOME_STYLES = 'src/app/pages/styles/home.css';
const PAGE_STYLES = 'src/app/pages/styles/pages.css';
const FONT = 'dist/fonts/inter.woff2';

type Parts = { assets: Assets; openApi: OpenApiDocument; settings: Pick<Settings, 'APP_URL' | 'SIGN_UP'> };
type Visit = { search: string; language: Language };

/** The pages that belong to the instance itself, not to a member. */
export function makeSite({ assets, openApi, settings }: Parts) {
  const { APP_URL: appUrl, SIGN_UP: signUp } = settings;
  const font = assets.addressOf(FONT);
  const styles = { home: assets.addressOf(HOME_STYLES), page: assets.addressOf(PAGE_STYLES) };

  /** A page in its frame, and whether it may be found. */
  const draw = (view: View, title: string, page: ReactNode, findable?: Findable) => (
    <Document
      view={view}
      title={title}
      stylesheet={findable ? styles.home : styles.page}
      font={font}
      {...(findable && { findable })}
    >
      {page}
    </Document>
  );

  /** Each language has an address of its own; `/` speaks the reader's. A theme is the same page. */
  const findHome = ({ t, choices: { language } }: View): Findable => ({
    description: t('site.home.lead'),
    canonical: appUrl + addressWith(language ? { language } : {}, '/'),
    alternates: [
      ...languages.map((other) => ({ language: other, href: appUrl + addressWith({ language: other }, '/') })),
      { language: 'x-default', href: `${appUrl}/` },
    ],
    picture: `${appUrl}/preview.png`,
  });

  const home = async (view: View): Promise<RenderedPage> => ({
    body: renderPage(draw(view, view.t('site.home.title'), <Home view={view} signUp={signUp} />, findHome(view))),
    tags: ['instance'],
  });

  const reference = async (view: View): Promise<RenderedPage> => ({
    body: renderPage(draw(view, view.t('site.reference.title'), <Reference document={openApi} view={view} />)),
    tags: ['instance'],
  });

  const notFound = (view: View) => {
    const { t } = view;
    const page = (
      <MessagePage
        view={view}
        heading={t('site.notFound.title')}
        text={t('site.notFound.text')}
        link={t('site.notFound.home')}
      />
    );
    return renderPage(draw(view, t('site.notFound.title'), page), 404);
  };

  const failure = (view: View, status: number, requestId: string) => {
    const { t } = view;
    const page = (
      <MessagePage
        view={view}
        heading={t('site.failure.title')}
        text={t('site.failure.text', { requestId })}
        link={t('site.failure.home')}
      />
    );
    return renderPage(draw(view, t('site.failure.title'), page), status);
  };

  return {
    /** The words and choices that a page is drawn with for this visit. */
    viewFor: ({ search, language }: Visit) => {
      const choices = readChoices(search);
      const spoken = choices.language ?? language;
      return makeView(translatorOf(spoken), spoken, choices);
    },
    pages: { '/': home, '/api/docs': reference } as Readonly<Record<string, (view: View) => Promise<RenderedPage>>>,
    notFound,
    failure,
  };
}
