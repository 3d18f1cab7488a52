import { writeYaml } from '#platform/pure/yaml.ts';
import type { CvContent } from '../../content.ts';
import { withoutHidden } from '../../without-hidden.ts';
import { extraDataIn, withExtraData } from './extra-data.ts';
import { LANGUAGE_BY_NAME } from './names.ts';
import { writeHeader } from './write-header.ts';
import { writeSections } from './write-sections.ts';

/** Exports the visible content of a CV as YAML for RenderCV 2. */
export function exportRenderCv(content: CvContent): string {
  const visibleContent = withoutHidden(content);
  const cv = { ...writeHeader(visibleContent), sections: writeSections(visibleContent) };
  const { locale, ...extraData } = extraDataIn(visibleContent.extras);
  // Values that the import couldn't read inside `cv` would not be readable there again.
  const topLevelData = Object.entries(extraData).filter(([key]) => !key.startsWith('cv.'));
  return writeYaml(withExtraData({ cv, ...writeLocale(visibleContent, locale) }, Object.fromEntries(topLevelData)));
}

function writeLocale({ design }: CvContent, extraData: unknown) {
  const language = Object.keys(LANGUAGE_BY_NAME).find((name) => LANGUAGE_BY_NAME[name] === design.language);
  if (language === undefined || language === 'english') return extraData === undefined ? {} : { locale: extraData };
  return { locale: { language, ...(typeof extraData === 'object' ? extraData : {}) } };
}
