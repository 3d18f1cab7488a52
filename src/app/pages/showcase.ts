import type { CvTemplate } from '#cv/service.ts';
import type { ExampleSummary, StyleId } from '#portfolio/service.ts';
import type { PictureUrl } from './pictures/page-picture.tsx';

/** The content of the pages for visitors: the example sites, the CV templates, and the pictures of both. */
export type Showcase = {
  examples: readonly ExampleSummary[];
  templates: readonly CvTemplate[];
  /** The themes of sites. */
  themes: readonly StyleId[];
  pictureUrl: PictureUrl;
};
