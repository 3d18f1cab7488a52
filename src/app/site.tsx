import type { ReactNode } from 'react';
import { TEMPLATES } from '#cv/service.ts';
import { UnsubscribePage, type UnsubscribeView } from '#identity/service.ts';
import { UNSUBSCRIBE_PATH } from '#mail/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { InstanceFacts } from '#platform/pure/instance-settings/facts.ts';
import type { Assets } from '#platform/server/http/assets.ts';
import type { RenderedPage } from '#platform/server/http/page-cache.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { EXAMPLES_PATH, type ExampleSummary, STYLE_IDS } from '#portfolio/service.ts';
import { ReportPage, type ReportView } from '#reports/service.ts';
import type { OpenApiDocument } from './openapi.ts';
import { readChoices, urlWith } from './pages/choices.ts';
import { Document, type PageMetadata } from './pages/document.tsx';
import { Examples } from './pages/examples.tsx';
import { Frame } from './pages/frame.tsx';
import { Home } from './pages/home.tsx';
import { MessagePage } from './pages/message-page.tsx';
import { pictureUrls } from './pages/pictures/page-picture.tsx';
import { Reference } from './pages/reference.tsx';
import { renderPage } from './pages/render.tsx';
import { Templates } from './pages/templates.tsx';
import { languages, makeView, type PageView } from './pages/view.ts';

/**
 * The pages' assets by source path: a style sheet for the home page, one for other pages, and the first view's font.
 */
const HOME_STYLES = 'src/app/pages/styles/home.css';
const PAGE_STYLES = 'src/app/pages/styles/pages.css';
const FONT = 'dist/fonts/inter.woff2';

type SiteOptions = {
  assets: Assets;
  examples: readonly ExampleSummary[];
  readOpenApi: () => Promise<OpenApiDocument>;
  appUrl: string;
  readFacts: () => { facts: InstanceFacts; version: string };
};
type PageVisit = { search: string; language: Language };

/** Makes the pages of the instance itself, as opposed to members' pages. */
export function makeSite({ assets, examples, readOpenApi, appUrl, readFacts }: SiteOptions) {
  const font = assets.urlOf(FONT);
  const showcase = {
    ...{ examples, templates: [...TEMPLATES.values()], themes: STYLE_IDS },
    pictureUrl: pictureUrls(assets),
  };
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

  /** Returns the metadata of a page. Each language has its own URL, and the path alone uses the reader's. Themes share one. */
  const metadataOf = ({ choices: { language } }: PageView, path: string, description: string): PageMetadata => ({
    description,
    canonical: appUrl + urlWith(language ? { language } : {}, path),
    alternates: [
      ...languages.map((other) => ({ language: other, href: appUrl + urlWith({ language: other }, path) })),
      { language: 'x-default', href: appUrl + path },
    ],
    picture: `${appUrl}/preview.png`,
  });

  /** Renders a page that is made for visitors from search engines. */
  const renderFindable = async (
    view: PageView,
    page: ReactNode,
    { path, title, description }: { path: string; title: string; description: string },
  ): Promise<RenderedPage> => ({
    body: renderPage(renderDocument(view, title, page, metadataOf(view, path, description))),
    tags: ['instance'],
  });

  const home = (view: PageView) => {
    const { t, facts } = view;
    const texts = {
      title: t('site.home.title', { name: facts.name }),
      description: t('site.home.lead', { name: facts.name }),
    };
    return renderFindable(view, <Home view={view} showcase={showcase} />, { path: '/', ...texts });
  };

  const exampleList = (view: PageView) => {
    const { t, facts } = view;
    const texts = {
      title: t('site.examples.title', { name: facts.name }),
      description: t('site.examples.lead'),
    };
    return renderFindable(view, <Examples view={view} showcase={showcase} />, { path: EXAMPLES_PATH, ...texts });
  };

  const templateList = (view: PageView) => {
    const { t, facts } = view;
    const texts = {
      title: t('site.templates.title', { name: facts.name }),
      description: t('site.templates.lead', { count: showcase.templates.length }),
    };
    return renderFindable(view, <Templates view={view} showcase={showcase} />, { path: '/templates', ...texts });
  };

  const reference = async (view: PageView): Promise<RenderedPage> => ({
    body: renderPage(
      renderDocument(view, view.t('site.reference.title'), <Reference document={await readOpenApi()} view={view} />),
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
    pages: { '/': home, [EXAMPLES_PATH]: exampleList, '/templates': templateList, '/api/docs': reference } as Readonly<
      Record<string, (view: PageView) => Promise<RenderedPage>>
    >,
    report,
    unsubscribe,
    notFound,
    failure,
  };
}
