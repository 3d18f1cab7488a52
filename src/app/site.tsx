import type { ReactNode } from 'react';
import type { Assets } from '#platform/http/assets.ts';
import type { RenderedPage } from '#platform/http/page-cache.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { InstanceFacts } from '#platform/instance-settings/facts.ts';
import { ReportPage, type ReportShown } from '#reports/service.ts';
import type { OpenApiDocument } from './openapi.ts';
import { addressWith, readChoices } from './pages/choices.ts';
import { Document, type Findable } from './pages/document.tsx';
import { Frame } from './pages/frame.tsx';
import { Home } from './pages/home.tsx';
import { MessagePage } from './pages/message-page.tsx';
import { Reference } from './pages/reference.tsx';
import { renderPage } from './pages/render.tsx';
import { languages, makeView, type View } from './pages/view.ts';

/**
 * The pages' assets by source path: a style sheet for the home page, one for other pages, and the first view's font.
 */
const HOME_STYLES = 'src/app/pages/styles/home.css';
const PAGE_STYLES = 'src/app/pages/styles/pages.css';
const FONT = 'dist/fonts/inter.woff2';

type Parts = {
  assets: Assets;
  openApi: OpenApiDocument;
  appUrl: string;
  tellFacts: () => { facts: InstanceFacts; version: string };
};
type Visit = { search: string; language: Language };

/** Makes the pages of the instance itself, as opposed to members' pages. */
export function makeSite({ assets, openApi, appUrl, tellFacts }: Parts) {
  const font = assets.addressOf(FONT);
  const styles = { home: assets.addressOf(HOME_STYLES), page: assets.addressOf(PAGE_STYLES) };

  /** Renders a page in its document. Without `findable` it is not indexable. */
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

  /**
   * Returns the home page's metadata. Each language has its own URL, and `/` uses the reader's. Themes share one URL.
   */
  const findHome = ({ t, facts: { name }, choices: { language } }: View): Findable => ({
    description: t('site.home.lead', { name }),
    canonical: appUrl + addressWith(language ? { language } : {}, '/'),
    alternates: [
      ...languages.map((other) => ({ language: other, href: appUrl + addressWith({ language: other }, '/') })),
      { language: 'x-default', href: `${appUrl}/` },
    ],
    picture: `${appUrl}/preview.png`,
  });

  const home = async (view: View): Promise<RenderedPage> => {
    const title = view.t('site.home.title', { name: view.facts.name });
    return { body: renderPage(draw(view, title, <Home view={view} />, findHome(view))), tags: ['instance'] };
  };

  const reference = async (view: View): Promise<RenderedPage> => ({
    body: renderPage(draw(view, view.t('site.reference.title'), <Reference document={openApi} view={view} />)),
    tags: ['instance'],
  });

  /** Renders the report form. Language and theme links lead back to the same report. */
  const report = (view: View, shown: ReportShown, { page, status }: { page: string; status: number }) => {
    const { t, to, facts } = view;
    const path = `/report?page=${encodeURIComponent(page)}`;
    const content = (
      <Frame view={view} path={path}>
        <ReportPage shown={shown} t={t} name={facts.name} action={to(path)} home={to('/')} />
      </Frame>
    );
    return renderPage(draw(view, t('report.title'), content), status);
  };

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
    /** Returns the view for a visit: translations and choices. */
    viewFor: ({ search, language }: Visit) => {
      const choices = readChoices(search);
      const spoken = choices.language ?? language;
      return makeView({ t: translatorOf(spoken), language: spoken, choices, ...tellFacts() });
    },
    pages: { '/': home, '/api/docs': reference } as Readonly<Record<string, (view: View) => Promise<RenderedPage>>>,
    report,
    notFound,
    failure,
  };
}
