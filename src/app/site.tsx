import type { Assets } from '#platform/http/assets.ts';
import type { RenderedPage } from '#platform/http/page-cache.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { OpenApiDocument } from './openapi.ts';
import { Document } from './pages/document.tsx';
import { Home } from './pages/home.tsx';
import { MessagePage } from './pages/message-page.tsx';
import { Reference } from './pages/reference.tsx';
import { renderPage } from './pages/render.tsx';

export const PAGES_STYLESHEET = 'src/app/pages/pages.css';

/** The pages that belong to the instance itself, not to a member. */
export function makeSite(assets: Assets, openApi: OpenApiDocument) {
  const stylesheet = assets.addressOf(PAGES_STYLESHEET);

  const home = async (language: Language): Promise<RenderedPage> => {
    const t = translatorOf(language);
    const body = renderPage(
      <Document
        language={language}
        title={t('site.home.title')}
        description={t('site.home.lead')}
        stylesheet={stylesheet}
        index
      >
        <Home t={t} />
      </Document>,
    );
    return { body, tags: ['instance'] };
  };

  const reference = async (language: Language): Promise<RenderedPage> => {
    const t = translatorOf(language);
    const body = renderPage(
      <Document language={language} title={t('site.reference.title')} stylesheet={stylesheet}>
        <Reference document={openApi} t={t} />
      </Document>,
    );
    return { body, tags: ['instance'] };
  };

  const notFound = (language: Language) => {
    const t = translatorOf(language);
    return renderPage(
      <Document language={language} title={t('site.notFound.title')} stylesheet={stylesheet}>
        <MessagePage heading={t('site.notFound.title')} link={t('site.notFound.home')} />
      </Document>,
      404,
    );
  };

  const failure = (language: Language, status: number, requestId: string) => {
    const t = translatorOf(language);
    return renderPage(
      <Document language={language} title={t('site.failure.title')} stylesheet={stylesheet}>
        <MessagePage
          heading={t('site.failure.title')}
          text={t('site.failure.text', { requestId })}
          link={t('site.failure.home')}
        />
      </Document>,
      status,
    );
  };

  return {
    pages: { '/': home, '/api/docs': reference } as Readonly<
      Record<string, (language: Language) => Promise<RenderedPage>>
    >,
    notFound,
    failure,
  };
}
