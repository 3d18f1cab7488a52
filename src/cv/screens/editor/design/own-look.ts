import { DEFAULT_DESIGN, type Design } from '../../../model/design.ts';

const { fonts, size, lineHeight, density, text, accent, background, marginX, marginY, sidebarWidth } = DEFAULT_DESIGN;

/** What a template looks like by itself: its type, colours and measures. What is said of the content stays. */
export const OWN_LOOK: Partial<Design> = {
  ...{ fonts, size, lineHeight, density },
  ...{ text, accent, background },
  ...{ marginX, marginY, sidebarWidth },
};
