import type { ReactNode } from 'react';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { DARK_THEME, LIGHT_THEME } from '#platform/pure/themes.ts';
import type { PageView } from './view.ts';

/** The metadata of an indexable page: its canonical URL, and its versions in other languages. */
export type PageMetadata = {
  description: string;
  canonical: string;
  alternates: readonly { language: string; href: string }[];
  picture: string;
};

type Props = {
  view: PageView;
  title: string;
  stylesheet: string;
  /** The font of the first view, which is preloaded. */
  font: string;
  findable?: PageMetadata;
  children: ReactNode;
};

/** The colors of the browser's own frame, which cannot read CSS variables. */
const THEME_COLORS = { light: LIGHT_THEME.colors.background, dark: DARK_THEME.colors.background };

/** The document of every server-rendered page: no script, one style sheet. */
export function Document({ view, title, stylesheet, font, findable, children }: Props) {
  const { language, choices, facts } = view;
  const { theme } = choices;
  return (
    <html lang={language} dir={LANGUAGES[language]} className={theme ?? 'as-system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        {facts.look && <link rel="stylesheet" href={facts.look} />}
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        {theme && <meta name="theme-color" content={THEME_COLORS[theme]} />}
        {!theme && <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />}
        {!theme && <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />}
        {findable ? <MetadataTags title={title} {...findable} /> : <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}

const MetadataTags = ({ title, description, canonical, alternates, picture }: PageMetadata & { title: string }) => (
  <>
    <meta name="description" content={description} />
    <link rel="canonical" href={canonical} />
    {alternates.map(({ language, href }) => (
      <link key={language} rel="alternate" hrefLang={language} href={href} />
    ))}
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={canonical} />
    <meta property="og:image" content={picture} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
