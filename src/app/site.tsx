import type { ReactNode } from 'react';
import { UnsubscribePage, type UnsubscribeView } from '#identity/service.ts';
import { UNSUBSCRIBE_PATH } from '#mail/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { InstanceFacts } from '#platform/pure/instance-settings/facts.ts';
import type { Assets } from '#platform/server/http/assets.ts';
import type { RenderedPage } from '#platform/server/http/page-cache.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { ReportPage, type ReportView } from '#reports/service.ts';
import type { OpenApiDocument } from './openapi.ts';
import { readChoices, urlWith } from './pages/choices.ts';
import { Document, type PageMetadata } from './pages/document.tsx';
import { Frame } from './pages/frame.tsx';
import { Home } from './pages/home.tsx';
import { MessagePage } from './pages/message-page.tsx';
import { Reference } from './pages/reference.tsx';
import { renderPage } from './pages/render.tsx';
import { languages, makeView, type PageView } from './pages/view.ts';

/**
 * The pages' assets by source path: a style sheet for the home page, one for other pages, and the first view's font.
 */
const HOME_STYLES = 'src/app/pages/styles/home.css';
const PAGE_STYLES = 'src/app/pages/styles/pages.css';
const FONT = 'dist/fonts/inter.woff2';

type SiteOptions = {
  assets: Assets;
  openApi: OpenApiDocument;
  appUrl: string;
  readFacts: () => { facts: InstanceFacts; version: string };
};
type PageVisit = { search: string; language: Language };

/** Makes the pages of the instance itself, as opposed to members' pages. */
export function makeSite({ assets, openApi, appUrl, readFacts }: SiteOptions) {
  const font = assets.urlOf(FONT);
  const styles = { home: assets.urlOf(HOME_STYLES), page: assets.urlOf(PAGE_STYLES) };

  /** Renders a page in its document. Without `metadata` it is not indexable. */
  const renderDocument = (view: PageView, title: string, page: ReactNode, metadata?: PageMetadata) => (
    <Document
      view={view}
      title={title}
      stylesheet={metadata ? styles.home : styles.page}
      font={font}
      {...(metadata && { findable: metadata })}
    >
      {page}
    </Document>
  );

  /**
   * Returns the home page's metadata. Each language has its own URL, and `/` uses the reader's. Themes share one URL.
   */
  const homeMetadata = ({ t, facts: { name }, choices: { language } }: PageView): PageMetadata => ({
    description: t('site.home.lead', { name }),
    canonical: appUrl + urlWith(language ? { language } : {}, '/'),
    alternates: [
      ...languages.map((other) => ({ language: other, href: appUrl + urlWith({ language: other }, '/') })),
      { language: 'x-default', href: `${appUrl}/` },
    ],
    picture: `${appUrl}/preview.png`,
  });

  const home = async (view: PageView): Promise<RenderedPage> => {
    const title = view.t('site.home.title', { name: view.facts.name });
    return {
      body: renderPage(renderDocument(view, title, <Home view={view} />, homeMetadata(view))),
      tags: ['instance'],
    };
  };

  const reference = async (view: PageView): Promise<RenderedPage> => ({
    body: renderPage(
      renderDocument(view, view.t('site.reference.title'), <Reference document={openApi} view={view} />),
    ),
    tags: ['instance'],
  });

  /** Renders the report form. Language and theme links lead back to the same report. */
  const report = (view: PageView, shown: ReportView, { page, status }: { page: string; status: number }) => {
    const { t, to, facts } = view;
    const path = `/report?page=${encodeURIComponent(page)}`;
    const content = (
      <Frame view={view} path={path}>
        <ReportPage view={shown} t={t} name={facts.name} action={to(path)} home={to('/')} />
      </Frame>
    );
    return renderPage(renderDocument(view, t('report.title'), content), status);
  };

  /** Renders the page of a link that unsubscribes. Language and theme links lead back to the same page. */
  const unsubscribe = (view: PageView, shown: UnsubscribeView, status: number) => {
    const { t, to, facts } = view;
    const path = shown.kind === 'question' ? `${UNSUBSCRIBE_PATH}?token=${shown.token}` : UNSUBSCRIBE_PATH;
    const content = (
      <Frame view={view} path={path}>
        <UnsubscribePage view={shown} t={t} name={facts.name} action={to(path)} />
      </Frame>
    );
    return renderPage(renderDocument(view, t('unsubscribe.question.title'), content), status);
  };

  const notFound = (view: PageView) => {
    const { t } = view;
    const page = (
      <MessagePage
        view={view}
        heading={t('site.notFound.title')}
        text={t('site.notFound.text')}
        link={t('site.notFound.home')}
      />
    );
    return renderPage(renderDocument(view, t('site.notFound.title'), page), 404);
  };

  const failure = (view: PageView, status: number, requestId: string) => {
    const { t } = view;
    const page = (
      <MessagePage
        view={view}
        heading={t('site.failure.title')}
        text={t('site.failure.text', { requestId })}
        link={t('site.failure.home')}
      />
    );
    return renderPage(renderDocument(view, t('site.failure.title'), page), status);
  };

  return {
    /** Returns the view for a visit: translations and choices. */
    viewFor: ({ search, language }: PageVisit, { isMember = false } = {}) => {
      const choices = readChoices(search);
      const chosenLanguage = choices.language ?? language;
      return makeView({ t: translatorOf(chosenLanguage), language: chosenLanguage, choices, isMember, ...readFacts() });
    },
    pages: { '/': home, '/api/docs': reference } as Readonly<Record<string, (view: PageView) => Promise<RenderedPage>>>,
    report,
    unsubscribe,
    notFound,
    failure,
  };
}
