import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { Segments } from '#ui/segments.tsx';
import type { Design } from '../../../model/design.ts';
import { languageOf } from '../../../model/language-of.ts';
import { Measure } from './measure.tsx';
import type { shownFields } from './shown-fields.ts';
import { sidesOf } from './sides.ts';
import { useDesign } from './use-design.ts';

type Props = {
  design: Pick<Design, 'sidebar' | 'sidebarWidth' | 'language'>;
  shown: ReturnType<typeof shownFields>;
};

/** Fields for the side and width of the sidebar, as far as the template supports them. */
export function SidebarFields({ design: { sidebar, sidebarWidth, language }, shown }: Props) {
  const t = useTranslations('cv-editor.look.page');
  const format = useFormatter();
  const { set, locked } = useDesign();
  const sides = sidesOf(languageOf(language).direction, LANGUAGES[useLocale()]);
  if (!shown.sidebar && !shown.sidebarWidth) return null;
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
      {shown.sidebar && (
        <div data-field="sidebar">
          <Segments
            label={t('sidebar')}
            choices={sides.map(({ value, seen }) => ({ value, label: t(seen) }))}
            value={sidebar}
            onValueChange={(value) => set('sidebar', value)}
            disabled={locked}
          />
        </div>
      )}
      {shown.sidebarWidth && (
        <Measure
          field="sidebarWidth"
          label={t('sidebarWidth')}
          value={sidebarWidth}
          said={format.number(sidebarWidth / 100, { style: 'percent' })}
          step={1}
        />
      )}
    </div>
  );
}
