import type { ReactNode } from 'react';
import { ownLanguageName } from '#platform/pure/i18n/own-language-name.ts';
import type { InstanceFacts, InstanceNoticeFacts } from '#platform/pure/instance-settings/facts.ts';
import { Mark } from '#ui/mark.tsx';
import { type PageChoices, urlWith } from './choices.ts';
import { languages, type PageView } from './view.ts';

/** The header and footer of the instance's own pages. */
export const Frame = ({ view, path, children }: { view: PageView; path: string; children: ReactNode }) => (
  <>
    {view.facts.notice && <NoticeBanner notice={view.facts.notice} />}
    <Header view={view} />
    {children}
    <Footer view={view} path={path} />
  </>
);

/** A notice to all visitors. Without a script it cannot be dismissed; it disappears when it expires. */
const NoticeBanner = ({ notice: { text, tone } }: { notice: InstanceNoticeFacts }) => (
  <aside className={`notice ${tone}`}>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={NOTICE_ICON_PATHS[tone]} />
    </svg>
    <p dir="auto">{text}</p>
  </aside>
);

const NOTICE_ICON_PATHS = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.3',
  warning: 'M12 3 2.5 20h19zM12 10v4.5M12 17.2v.3',
};

const Header = ({ view }: { view: PageView }) => {
  const { t, to, toApp, isMember } = view;
  return (
    <header className="bar">
      <Brand view={view} />
      <nav aria-label={t('site.frame.pages')}>
        <a href={to('/examples')}>{t('site.frame.examples')}</a>
        <a href={to('/templates')}>{t('site.frame.templates')}</a>
        <a href={`${to('/')}#host`}>{t('site.frame.host')}</a>
        <a href={isMember ? '/dashboard' : toApp('/login')}>
          {t(isMember ? 'site.frame.dashboard' : 'site.frame.logIn')}
        </a>
      </nav>
    </header>
  );
};

const Brand = ({ view: { to, facts } }: { view: PageView }) => (
  <a className="brand" href={to('/')}>
    {facts.logo ? <Logo {...facts.logo} /> : <Mark />}
    {facts.name}
  </a>
);

/** The displayed height of the logo. The file has more pixels, for high-resolution screens. */
const LOGO_HEIGHT = 32;

const Logo = ({ src, width, height }: NonNullable<InstanceFacts['logo']>) => (
  <img src={src} alt="" width={Math.round((width * LOGO_HEIGHT) / height)} height={LOGO_HEIGHT} />
);

/** Offers languages and themes as links to this page with one choice changed. */
const Footer = ({ view, path }: { view: PageView; path: string }) => {
  const { t, language, choices } = view;
  const urlWithChange = (change: PageChoices) => urlWith({ ...choices, ...change }, path);
  const { theme: _theme, ...withoutTheme } = choices;
  return (
    <footer className="foot">
      <div className="foot-about">
        <Brand view={view} />
        <p>{t('site.frame.licence')}</p>
        <p>
          <a href={view.to('/api/docs')}>{t('site.frame.reference')}</a>
        </p>
      </div>
      <nav aria-label={t('site.frame.language')}>
        <h2>{t('site.frame.language')}</h2>
        <ul>
          {languages.map((other) => (
            <li key={other}>
              <a
                href={urlWithChange({ language: other })}
                hrefLang={other}
                lang={other}
                aria-current={other === language ? 'true' : undefined}
              >
                {ownLanguageName(other)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('site.frame.theme')}>
        <h2>{t('site.frame.theme')}</h2>
        <ul>
          <li>
            <a href={urlWith(withoutTheme, path)} aria-current={choices.theme ? undefined : 'true'}>
              {t('site.frame.system')}
            </a>
          </li>
          {(['light', 'dark'] as const).map((theme) => (
            <li key={theme}>
              <a href={urlWithChange({ theme })} aria-current={choices.theme === theme ? 'true' : undefined}>
                {t(`site.frame.${theme}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
};
