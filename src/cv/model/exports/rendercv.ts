import { writeYaml } from '#platform/yaml.ts';
import type { CvContent } from '../content.ts';
import { keptIn, withKept } from '../rendercv/kept.ts';
import { LANGUAGES } from '../rendercv/names.ts';
import { writeHeader } from '../rendercv/write-header.ts';
import { writeSections } from '../rendercv/write-sections.ts';
import { withoutHidden } from '../without-hidden.ts';

/** The YAML of RenderCV 2 that says what a reader of the CV sees. */
export function exportRenderCv(content: CvContent): string {
  const shown = withoutHidden(content);
  const cv = { ...writeHeader(shown), sections: writeSections(shown) };
  const { locale, ...kept } = keptIn(shown.extras);
  // What could not be read inside of `cv` would not be read there again.
  const whole = Object.entries(kept).filter(([key]) => !key.startsWith('cv.'));
  return writeYaml(withKept({ cv, ...writeLocale(shown, locale) }, Object.fromEntries(whole)));
}

function writeLocale({ design }: CvContent, kept: unknown) {
  const language = Object.keys(LANGUAGES).find((name) => LANGUAGES[name] === design.language);
  if (language === undefined || language === 'english') return kept === undefined ? {} : { locale: kept };
  return { locale: { language, ...(typeof kept === 'object' ? kept : {}) } };
}
