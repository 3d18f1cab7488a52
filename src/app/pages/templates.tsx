import { entranceOf } from './entrance.tsx';
import { Frame } from './frame.tsx';
import { PagePicture } from './pictures/page-picture.tsx';
import type { Showcase } from './showcase.ts';
import type { PageView } from './view.ts';

/** Pictures that are in the first view. */
const FIRST = 4;

/** The page with all CV templates and all themes of sites. */
export function Templates({
  view,
  showcase: { templates, themes, pictureUrl },
}: {
  view: PageView;
  showcase: Showcase;
}) {
  const { t, language, isMember } = view;
  const { href, label } = entranceOf(view);
  return (
    <Frame view={view} path="/templates">
      <main className="gallery">
        <div className="gallery-head">
          <h1>{t('site.templates.heading')}</h1>
          <p>{t('site.templates.lead', { count: templates.length })}</p>
        </div>
        <ul className="sheets">
          {templates.map(({ id, name, character }, at) => (
            <li key={id} id={id}>
              <a href={isMember ? '/cv' : href}>
                <PagePicture
                  {...{ urlOf: pictureUrl, kind: 'sheet', alt: '', first: at < FIRST }}
                  name={`template-${id}`}
                  sizes="(max-width: 620px) 44vw, 17rem"
                />
                <b>{name[language]}</b>
              </a>
              <p className="quiet">{character[language]}</p>
            </li>
          ))}
        </ul>
        <div className="gallery-head" id="themes">
          <h2>{t('site.templates.themes')}</h2>
          <p>{t('site.templates.themesLead', { count: themes.length })}</p>
        </div>
        <ul className="themes">
          {themes.map((id) => (
            <li key={id}>
              <PagePicture
                {...{ urlOf: pictureUrl, kind: 'wide', alt: '' }}
                name={`theme-${id}`}
                sizes="(max-width: 620px) 92vw, 23rem"
              />
              <b>{t(`portfolio-editor.styles.${id}.name`)}</b>
              <p className="quiet">{t(`portfolio-editor.styles.${id}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="actions">
          <a className="button primary" href={href}>
            {label}
          </a>
          <a className="button" href={view.to('/examples')}>
            {t('site.home.live.all')}
          </a>
        </p>
      </main>
    </Frame>
  );
}
