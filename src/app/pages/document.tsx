import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';

type Props = {
  language: Language;
  title: string;
  stylesheet: string;
  description?: string;
  index?: boolean;
  children: ReactNode;
};

/** The frame of every page that the server renders: no script, one style sheet. */
export function Document({ language, title, stylesheet, description, index = false, children }: Props) {
  return (
    <html lang={language} dir={LANGUAGES[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {!index && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>{children}</body>
    </html>
  );
}
