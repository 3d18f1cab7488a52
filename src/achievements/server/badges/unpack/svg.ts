import { SaxesParser } from 'saxes';
import { BADGE_LIMITS } from '../limits.ts';
import { badgeTooComplex, badgeTooLarge, brokenBadge, notABadge } from '../unreadable.ts';

/** SVG elements that can hold a badge, in the older and the newer specification. */
const HOLDERS = ['http://openbadges.org assertion', 'https://purl.imsglobal.org/ob/v3p0 credential'];

/** Content of the badge element and of its `verify` attribute. */
export type SvgBadge = { verify: string; content: string };

/**
 * Returns the badge that is baked into an SVG, or undefined. Custom entities are not supported; using one is an error.
 */
export function badgeInSvg(xml: string): SvgBadge | undefined {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let found: SvgBadge | undefined;
  let depth = 0;
  let attributes = 0;
  let holderDepth = 0;

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
    if (found || !HOLDERS.includes(`${uri} ${local}`)) return;
    found = { verify: own.verify?.value ?? '', content: '' };
    holderDepth = depth;
  });
  const take = (text: string) => {
    if (!found || depth !== holderDepth) return;
    if (found.content.length + text.length > BADGE_LIMITS.textBytes) throw badgeTooLarge();
    found.content += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', () => {
    if (depth === holderDepth) holderDepth = -1;
    depth -= 1;
  });
  parser.write(xml).close();
  return found;
}
