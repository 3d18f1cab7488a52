import type { Translator } from '#platform/i18n/words.ts';
import { Mark } from './mark.tsx';

/** The first page of the instance. */
export const Home = ({ t }: { t: Translator }) => (
  <>
    <header className="bar">
      <a className="brand" href="/">
        <Mark />
        {t('site.name')}
      </a>
      <nav>
        <a href="/api/docs">{t('site.home.reference')}</a>
      </nav>
    </header>
    <main className="hero">
      <h1>{t('site.home.heading')}</h1>
      <p className="lead">{t('site.home.lead')}</p>
      <p className="quiet">{t('site.home.running')}</p>
    </main>
  </>
);
