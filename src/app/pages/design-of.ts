import type { Translator } from '#platform/server/i18n/messages.ts';
import type { ExampleSummary } from '#portfolio/service.ts';

/** Returns the theme and the layout of an example, in the reader's language. */
export const designOf = ({ style, layout }: ExampleSummary, t: Translator) =>
  t('site.examples.design', {
    theme: t(`portfolio-editor.styles.${style}.name`),
    layout: t(`portfolio-editor.layouts.${layout}.name`),
  });
