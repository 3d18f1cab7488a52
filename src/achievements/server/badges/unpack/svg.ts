import { SaxesParser } from 'saxes';
import { BADGE_LIMITS } from '../limits.ts';
import { badgeTooComplex, badgeTooLarge, brokenBadge, notABadge } from '../unreadable-badge-error.ts';

/** SVG elements that can hold a badge, in the older and the newer specification. */
const BADGE_ELEMENTS = ['http://openbadges.org assertion', 'https://purl.imsglobal.org/ob/v3p0 credential'];

/** Content of the badge element and of its `verify` attribute. */
export type SvgBadge = { verify: string; content: string };

/**
 * Returns the badge that is baked into an SVG, or undefined. Custom entities are not supported; using one is an error.
 */
export function badgeInSvg(xml: string): SvgBadge | undefined {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let badge: SvgBadge | undefined;
  let depth = 0;
  let attributes = 0;
  let badgeDepth = 0;

  parser.on('error', (cause) => {
    throw brokenBadge(cause);
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > BADGE_LIMITS.xmlAttributes) throw badgeTooComplex();
  });
  parser.on('opentag', ({ uri, local, attributes: own }) => {
    depth += 1;
    attributes = 0;
    if (depth > BADGE_LIMITS.xmlDepth) throw badgeTooComplex();
    if (depth === 1 && local !== 'svg') throw notABadge();
    // The specification allows one; later duplicates are ignored.
    if (badge || !BADGE_ELEMENTS.includes(`${uri} ${local}`)) return;
    badge = { verify: own.verify?.value ?? '', content: '' };
    badgeDepth = depth;
  });
  const appendText = (text: string) => {
    if (!badge || depth !== badgeDepth) return;
    if (badge.content.length + text.length > BADGE_LIMITS.textBytes) throw badgeTooLarge();
    badge.content += text;
  };
  parser.on('text', appendText);
  parser.on('cdata', appendText);
  parser.on('closetag', () => {
    if (depth === badgeDepth) badgeDepth = -1;
    depth -= 1;
  });
  parser.write(xml).close();
  return badge;
}
