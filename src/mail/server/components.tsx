import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { COLORS, MONO } from './theme.ts';

const styles = {
  text: { margin: '0 0 16px', fontSize: 15, lineHeight: '24px' },
  note: { margin: '0 0 16px', color: COLORS.muted, fontSize: 13, lineHeight: '20px' },
  link: { color: COLORS.primary },
  action: {
    display: 'inline-block',
    padding: '10px 18px',
    borderRadius: 6,
    backgroundColor: COLORS.primary,
    color: '#ffffff',
    fontWeight: 500,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  actionRow: { margin: '8px 0 24px', fontSize: 15, lineHeight: '40px' },
  address: { fontFamily: MONO, fontSize: 12, overflowWrap: 'anywhere', wordBreak: 'break-all' },
  code: {
    margin: '8px 0 24px',
    // Letter spacing adds a space after the last digit; this one before the first keeps the code centered.
    padding: '18px 0 18px 0.24em',
    border: `1px solid ${COLORS.border}`,
    borderRadius: 8,
    backgroundColor: COLORS.background,
    fontFamily: MONO,
    fontSize: 34,
    lineHeight: '40px',
    fontWeight: 600,
    letterSpacing: '0.24em',
    textAlign: 'center',
    WebkitUserSelect: 'all',
    userSelect: 'all',
  },
  quote: {
    margin: '8px 0 24px',
    padding: '4px 0',
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${COLORS.border}`,
    fontSize: 15,
    lineHeight: '24px',
    overflowWrap: 'anywhere',
  },
  facts: {
    width: '100%',
    margin: '8px 0 24px',
    borderBottom: `1px solid ${COLORS.border}`,
    borderCollapse: 'collapse',
    fontSize: 15,
    lineHeight: '24px',
  },
  factName: {
    width: '1%',
    padding: '8px 0',
    paddingInlineEnd: 24,
    borderTop: `1px solid ${COLORS.border}`,
    color: COLORS.muted,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  fact: {
    padding: '8px 0',
    borderTop: `1px solid ${COLORS.border}`,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    verticalAlign: 'top',
  },
} satisfies Record<string, CSSProperties>;

export const MailText = ({ children }: { children: ReactNode }) => <p style={styles.text}>{children}</p>;

/** Renders secondary text, such as the advice in case it wasn't you. */
export const MailNote = ({ children }: { children: ReactNode }) => <p style={styles.note}>{children}</p>;

/** Renders the main action of an email as a button. */
export const MailAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <p style={styles.actionRow}>
    <a href={href} style={styles.action} data-action="true">
      {children}
    </a>
  </p>
);

export const MailLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} style={styles.link}>
    {children}
  </a>
);

/**
 * Shows the URL of an action, to be copied if the button doesn't work. Omitted from plain text, which contains URLs
 * anyway.
 */
export const MailAddress = ({ href, children }: { href: string; children: ReactNode }) => (
  <p style={styles.note} data-skip-in-text="true">
    {children}
    <br />
    <span dir="ltr" style={styles.address}>
      {href}
    </span>
  </p>
);

/** Renders a code so that one click selects all of it. */
export const MailCode = ({ children }: { children: string }) => (
  <p dir="ltr" style={styles.code}>
    {children}
  </p>
);

/** Renders a user's message as plain text with its line breaks, set apart from the email's own text. */
export const MailQuote = ({ children }: { children: string }) => (
  <blockquote dir="auto" style={styles.quote}>
    {children.split('\n').map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and a mail is rendered once.
      <Fragment key={at}>
        {at > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </blockquote>
);

/** Renders a table of names and values; rows without a value are omitted. */
export const MailFacts = ({ facts }: { facts: readonly (readonly [name: string, value: string | undefined])[] }) => (
  <table cellPadding={0} cellSpacing={0} style={styles.facts} data-text-format="dataTable">
    <tbody>
      {facts.map(
        ([name, value]) =>
          value && (
            <tr key={name}>
              <th scope="row" style={styles.factName}>
                {name}
              </th>
              <td style={styles.fact}>{value}</td>
            </tr>
          ),
      )}
    </tbody>
  </table>
);
