import { DEFAULT_DESIGN, type Design } from '../../../model/design.ts';

const { fonts, size, lineHeight, density, spacing, headings, text, accent, background } = DEFAULT_DESIGN;
const { marginX, marginY, sidebarWidth, bullets, head } = DEFAULT_DESIGN;

/**
 * The default type, colours and measures of all templates; the accent may be the template's own. Fields that concern the content or the paper are not included.
 */
export const TEMPLATE_DEFAULTS: Partial<Design> = {
  ...{ fonts, size, lineHeight, density, spacing, headings },
  ...{ text, accent, background },
  ...{ marginX, marginY, sidebarWidth, bullets, head },
};
