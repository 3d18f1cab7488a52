import type { Translator } from '#platform/server/i18n/messages.ts';
import { ExampleCv } from './example-cv.tsx';
import { ExampleSite } from './example-site.tsx';

/** The logo as a large illustration: a glass case on a plinth, with a portfolio and a CV in it. */
export const ExampleShowcase = ({ t }: { t: Translator }) => (
  <figure className="exhibit">
    <div className="case">
      <div className="browser" role="img" aria-label={t('site.home.exhibit.portfolioPicture')}>
        <p className="address">ada.vitrine.example</p>
        <ExampleSite />
      </div>
      <div role="img" aria-label={t('site.home.exhibit.cvPicture')}>
        <ExampleCv />
      </div>
    </div>
    <figcaption className="plinth">
      <p>
        <b>{t('site.home.exhibit.portfolio')}</b> {t('site.home.exhibit.portfolioLook')}
      </p>
      <p>
        <b>{t('site.home.exhibit.cv')}</b> {t('site.home.exhibit.cvLook')}
      </p>
    </figcaption>
  </figure>
);
