import type { CSSProperties, ReactNode } from 'react';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';

// Mail programs read no variables and no style sheets: the tokens of the design are spelled out here, and only here.
const COLORS = {
  text: '#111827',
  quiet: '#4b5563',
  line: '#e5e7eb',
  ground: '#f9fafb',
  paper: '#ffffff',
  primary: '#2563eb',
};
const FONT = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: COLORS.ground, color: COLORS.text, fontFamily: FONT },
  outer: { width: '100%', backgroundColor: COLORS.ground },
  cell: { padding: '40px 16px' },
  sheet: {
    width: '100%',
    maxWidth: 520,
    margin: '0 auto',
    backgroundColor: COLORS.paper,
    border: `1px solid ${COLORS.line}`,
    borderRadius: 10,
  },
  inner: { padding: '32px 32px 28px' },
  heading: { margin: '0 0 16px', fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.015em' },
  text: { margin: '0 0 16px', fontSize: 15, lineHeight: '24px' },
  action: {
    display: 'inline-block',
    margin: '8px 0 16px',
    padding: '10px 18px',
    borderRadius: 6,
    backgroundColor: COLORS.primary,
    color: '#ffffff',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 500,
    textDecoration: 'none',
  },
  footer: {
    maxWidth: 520,
    margin: '20px auto 0',
    color: COLORS.quiet,
    fontSize: 13,
    lineHeight: '20px',
    textAlign: 'center',
  },
  link: { color: COLORS.quiet },
} satisfies Record<string, CSSProperties>;

type LayoutProps = { language: Language; heading: string; footer: string; appUrl: string; children: ReactNode };

/** The one sheet that every mail is written on. */
export function MailLayout({ language, heading, footer, appUrl, children }: LayoutProps) {
  return (
    <html lang={language} dir={LANGUAGES[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{heading}</title>
      </head>
      <body style={styles.body}>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.outer}>
          <tbody>
            <tr>
              <td style={styles.cell}>
                <table role="presentation" cellPadding={0} cellSpacing={0} align="center" style={styles.sheet}>
                  <tbody>
                    <tr>
                      <td style={styles.inner}>
                        <h1 style={styles.heading}>{heading}</h1>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p style={styles.footer}>
                  {footer}
                  <br />
                  <a href={appUrl} style={styles.link}>
                    {new URL(appUrl).host}
                  </a>
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export const MailText = ({ children }: { children: ReactNode }) => <p style={styles.text}>{children}</p>;

export const MailAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} style={styles.action}>
    {children}
  </a>
);
