import type { ReactNode } from 'react';
import { addressWith, type Choices } from './choices.ts';
import { Mark } from './mark.tsx';
import { languages, type View } from './view.ts';

/** The head and the foot of the instance's own pages. */
export const Frame = ({ view, path, children }: { view: View; path: string; children: ReactNode }) => (
  <>
    <Header view={view} />
    {children}
    <Footer view={view} path={path} />
  </>
);

const Header = ({ view: { t, to } }: { view: View }) => (
  <header className="bar">
    <Brand t={t} to={to} />
    <nav aria-label={t('site.frame.pages')}>
      <a href={`${to('/')}#what`}>{t('site.frame.what')}</a>
      <a href={`${to('/')}#host`}>{t('site.frame.host')}</a>
      <a href={to('/api/docs')}>{t('site.frame.reference')}</a>
      <a href="/login">{t('site.frame.logIn')}</a>
    </nav>
  </header>
);

const Brand = ({ t, to }: Pick<View, 't' | 'to'>) => (
  <a className="brand" href={to('/')}>
    <Mark />
    {t('site.name')}
  </a>
);

/** Chooses the language and the theme by links: each is this page with one choice more. */
const Footer = ({ view, path }: { view: View; path: string }) => {
  const { t, to, language, choices } = view;
  const chosenBy = (change: Choices) => addressWith({ ...choices, ...change }, path);
  const { theme: _theme, ...withoutTheme } = choices;
  return (
    <footer className="foot">
      <div className="foot-about">
        <Brand t={t} to={to} />
        <p>{t('site.frame.licence')}</p>
      </div>
      <nav aria-label={t('site.frame.language')}>
        <h2>{t('site.frame.language')}</h2>
        <ul>
          {languages.map((other) => (
            <li key={other}>
              <a
                href={chosenBy({ language: other })}
                hrefLang={other}
                lang={other}
                aria-current={other === language ? 'true' : undefined}
              >
                {nameOf(other)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('site.frame.theme')}>
        <h2>{t('site.frame.theme')}</h2>
        <ul>
          <li>
            <a href={addressWith(withoutTheme, path)} aria-current={choices.theme ? undefined : 'true'}>
              {t('site.frame.system')}
            </a>
          </li>
          {(['light', 'dark'] as const).map((theme) => (
            <li key={theme}>
              <a href={chosenBy({ theme })} aria-current={choices.theme === theme ? 'true' : undefined}>
                {t(`site.frame.${theme}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
};

/** The name of a language in itself: Deutsch, Türkçe. */
function nameOf(language: string) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
