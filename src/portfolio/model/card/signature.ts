import { type CardDetails, fullNameOf, mailHref, phoneHref, safeWebAddress } from './card-details.ts';

export const SIGNATURE_LAYOUTS = ['line', 'stacked', 'plain'] as const;
export type SignatureLayout = (typeof SIGNATURE_LAYOUTS)[number];

/** A part of a signature. Email programs keep tables, links and styles of their own, and little else. */
export type SignatureNode = {
  tag: 'table' | 'tbody' | 'tr' | 'td' | 'a' | 'span';
  /** `href` has been checked; `dir` lets a name be read in its own direction. */
  attributes: Readonly<Partial<Record<'href' | 'dir' | 'cellpadding' | 'cellspacing' | 'border' | 'role', string>>>;
  style: Readonly<Record<string, string>>;
  children: readonly (SignatureNode | string)[];
};

export type SignatureOptions = { layout: SignatureLayout; accent: string; direction: 'ltr' | 'rtl' };

const FONT = 'Arial, Helvetica, sans-serif';
const INK = '#1f2328';
const QUIET = '#57606a';
const SEPARATOR = ' · ';

const node = (
  tag: SignatureNode['tag'],
  children: SignatureNode['children'] = [],
  style: SignatureNode['style'] = {},
  attributes: SignatureNode['attributes'] = {},
): SignatureNode => ({ tag, attributes, style, children });

/** A line of a signature: its parts are shown with separators between them. */
type Line = readonly { text: string; href?: string | undefined }[];

const filled = (...parts: Line): Line =>
  parts.map(({ text, href }) => ({ text: text.trim(), href })).filter(({ text }) => text !== '');

/** Returns an address for display, without its scheme and trailing slash. */
const displayAddress = (address: string) =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/iu, '')
    .replace(/\/$/u, '');

function linesOf(details: CardDetails) {
  const { title, organization, email, phone, location, website, links } = details;
  return {
    name: fullNameOf(details),
    role: filled({ text: title }, { text: organization }),
    reach: filled({ text: email, href: mailHref(email) }, { text: phone, href: phoneHref(phone) }),
    place: filled({ text: displayAddress(website), href: safeWebAddress(website) }, { text: location }),
    links: filled(...links.map(({ name, url }) => ({ text: name, href: safeWebAddress(url) }))),
  };
}

/** Returns the signature as plain text, for emails without formatting. */
export function signatureText(details: CardDetails): string {
  const { name, role, reach, place } = linesOf(details);
  const links = details.links.flatMap(({ name: label, url }) => {
    const address = safeWebAddress(url);
    return address === undefined ? [] : [`${label}: ${address}`];
  });
  const joined = [role, reach, place].map((line) => line.map(({ text }) => text).join(SEPARATOR));
  return [name, ...joined, ...links].filter(Boolean).join('\n');
}

/** Returns the signature as a table, in one of the layouts. */
export function signatureOf(details: CardDetails, { layout, accent, direction }: SignatureOptions): SignatureNode {
  const { name, role, reach, place, links } = linesOf(details);
  const color = /^#[\da-f]{6}$/iu.test(accent) ? accent : INK;
  const look = layout === 'plain' ? { fontSize: '14px', color: INK } : { fontSize: '18px', color };
  const rows = [
    row([node('span', [name], {}, { dir: 'auto' })], { ...look, lineHeight: '24px', fontWeight: 'bold' }),
    ...rowsOf(role, color, { color: QUIET, ...(layout === 'stacked' ? { paddingBottom: '8px' } : {}) }),
    ...rowsOf(reach, color),
    ...rowsOf(place, color),
    ...rowsOf(links, color, { paddingTop: '4px' }),
  ];
  return table([node('tr', [node('td', [table(rows, direction)], edgeOf(layout, color, direction))])], direction);
}

/** Returns the rule at the edge of a layout. Outlook knows only left and right, not start and end. */
function edgeOf(layout: SignatureLayout, color: string, direction: 'ltr' | 'rtl') {
  if (layout === 'plain') return {};
  if (layout === 'stacked') return { borderTop: `2px solid ${color}`, paddingTop: '8px' };
  return direction === 'ltr'
    ? { borderLeft: `3px solid ${color}`, paddingLeft: '12px' }
    : { borderRight: `3px solid ${color}`, paddingRight: '12px' };
}

const table = (rows: readonly SignatureNode[], dir: 'ltr' | 'rtl') =>
  node(
    'table',
    [node('tbody', rows)],
    { borderCollapse: 'collapse', fontFamily: FONT, fontSize: '14px', lineHeight: '20px', color: INK },
    { cellpadding: '0', cellspacing: '0', border: '0', role: 'presentation', dir },
  );

const row = (children: SignatureNode['children'], style: SignatureNode['style']) =>
  node('tr', [node('td', children, style)]);

/** Returns a row for a line, or none for an empty one. */
function rowsOf(line: Line, accent: string, style: SignatureNode['style'] = {}) {
  if (line.length === 0) return [];
  const parts = line.flatMap(({ text, href }, at) => [
    ...(at === 0 ? [] : [SEPARATOR]),
    href === undefined
      ? node('span', [text], {}, { dir: 'auto' })
      : node('a', [text], { color: accent, textDecoration: 'none' }, { href, dir: 'auto' }),
  ]);
  return [row(parts, style)];
}
