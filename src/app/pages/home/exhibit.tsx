import type { Translator } from '#platform/i18n/words.ts';
import { SpecimenCv } from './specimen-cv.tsx';
import { SpecimenSite } from './specimen-site.tsx';

/** The logo as a large illustration: a glass case on a plinth, with a portfolio and a CV in it. */
export const Exhibit = ({ t }: { t: Translator }) => (
  <figure className="exhibit">
    <div className="case">
      <div className="browser" role="img" aria-label={t('site.home.exhibit.portfolioPicture')}>
        <p className="address">ada.vitrine.example</p>
        <SpecimenSite />
      </div>
      <div role="img" aria-label={t('site.home.exhibit.cvPicture')}>
        <SpecimenCv />
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
