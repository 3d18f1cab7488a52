import { writeYaml } from '#platform/yaml.ts';
import type { CvContent } from '../content.ts';
import { keptIn, withKept } from '../rendercv/kept.ts';
import { LANGUAGES } from '../rendercv/names.ts';
import { writeHeader } from '../rendercv/write-header.ts';
import { writeSections } from '../rendercv/write-sections.ts';
import { withoutHidden } from '../without-hidden.ts';

/** Exports the visible content of a CV as YAML for RenderCV 2. */
export function exportRenderCv(content: CvContent): string {
  const shown = withoutHidden(content);
  const cv = { ...writeHeader(shown), sections: writeSections(shown) };
  const { locale, ...kept } = keptIn(shown.extras);
  // Values that the import couldn't read inside `cv` would not be readable there again.
  const whole = Object.entries(kept).filter(([key]) => !key.startsWith('cv.'));
  return writeYaml(withKept({ cv, ...writeLocale(shown, locale) }, Object.fromEntries(whole)));
}

function writeLocale({ design }: CvContent, kept: unknown) {
  const language = Object.keys(LANGUAGES).find((name) => LANGUAGES[name] === design.language);
  if (language === undefined || language === 'english') return kept === undefined ? {} : { locale: kept };
  return { locale: { language, ...(typeof kept === 'object' ? kept : {}) } };
}
