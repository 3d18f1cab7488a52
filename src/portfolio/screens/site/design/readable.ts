import type { SiteDocument } from '../../../model/site-shape.ts';
import { readableColours } from '../../../model/themes.ts';

/**
 * Returns the change that makes a member's own colours readable; empty without any. Unreadable colours are not saved,
 * and could not be fixed once their fields are hidden.
 */
export const readable = (colors: SiteDocument['colors']): Partial<SiteDocument> =>
  colors ? { colors: readableColours(colors) } : {};
