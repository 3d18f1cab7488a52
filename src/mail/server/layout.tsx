import type { CSSProperties, ReactNode } from 'react';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { COLORS, FONT } from './theme.ts';

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: COLORS.background, color: COLORS.text, fontFamily: FONT },
  outer: { width: '100%', backgroundColor: COLORS.background },
  cell: { padding: '40px 12px' },
  card: {
    width: '100%',
    maxWidth: 520,
    margin: '0 auto',
    backgroundColor: COLORS.surface,
    border: `1px solid ${COLORS.border}`,
    borderRadius: 10,
  },
  inner: { padding: '32px 28px 16px' },
  heading: { margin: '0 0 16px', fontSize: 20, lineHeight: '28px', fontWeight: 600 },
  /** Only for left-to-right languages, since letter spacing would break up joined scripts. */
  ltrHeading: { letterSpacing: '-0.015em' },
  footer: {
    maxWidth: 520,
    margin: '20px auto 0',
    color: COLORS.muted,
    fontSize: 13,
    lineHeight: '20px',
    textAlign: 'center',
  },
  link: { color: COLORS.muted },
} satisfies Record<string, CSSProperties>;

type LayoutProps = {
  language: Language;
  heading: string;
  footer: string;
  appUrl: string;
  unsubscribe: { href: string; label: string } | '' | undefined;
  children: ReactNode;
};

/** Renders the layout of all emails. */
export function MailLayout({ language, heading, footer, appUrl, unsubscribe, children }: LayoutProps) {
  // Some mail programs read the direction from the document, others only from the closest element.
  const dir = LANGUAGES[language];
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{heading}</title>
      </head>
      <body style={styles.body}>
        <table role="presentation" cellPadding={0} cellSpacing={0} dir={dir} lang={language} style={styles.outer}>
          <tbody>
            <tr>
              <td style={styles.cell}>
                <table role="presentation" cellPadding={0} cellSpacing={0} align="center" style={styles.card}>
                  <tbody>
                    <tr>
                      <td style={styles.inner}>
                        <h1 style={dir === 'ltr' ? { ...styles.heading, ...styles.ltrHeading } : styles.heading}>
                          {heading}
                        </h1>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p style={styles.footer}>
                  {footer}
                  <br />
                  <a href={appUrl} style={styles.link} data-bare="true">
                    {new URL(appUrl).host}
                  </a>
                  {unsubscribe && (
                    <>
                      <br />
                      <a href={unsubscribe.href} style={styles.link}>
                        {unsubscribe.label}
                      </a>
                    </>
                  )}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
