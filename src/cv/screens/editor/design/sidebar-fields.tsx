import { useFormatter, useTranslations } from 'use-intl';
import { useReaderLanguage } from '#platform/browser/i18n/reader-language.ts';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { Segments } from '#ui/fields/segments.tsx';
import type { Design } from '../../../model/design.ts';
import { languageOf } from '../../../model/language-of.ts';
import { RangeField } from './range-field.tsx';
import { sidebarSides } from './sidebar-sides.ts';
import { useDesign } from './use-design.ts';
import type { visibleFieldsOf } from './visible-fields.ts';

type Props = {
  design: Pick<Design, 'sidebar' | 'sidebarWidth' | 'language'>;
  visibleFields: ReturnType<typeof visibleFieldsOf>;
};

/** Fields for the side and width of the sidebar, as far as the template supports them. */
export function SidebarFields({ design: { sidebar, sidebarWidth, language }, visibleFields }: Props) {
  const t = useTranslations('cv-editor.designPane.page');
  const format = useFormatter();
  const { set, locked } = useDesign();
  const sides = sidebarSides(languageOf(language).direction, LANGUAGES[useReaderLanguage()]);
  if (!visibleFields.sidebar && !visibleFields.sidebarWidth) return null;
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
      {visibleFields.sidebar && (
        <div data-field="sidebar">
          <Segments
            label={t('sidebar')}
            choices={sides.map(({ value, seen: side }) => ({ value, label: t(side) }))}
            value={sidebar}
            onValueChange={(value) => set('sidebar', value)}
            disabled={locked}
          />
        </div>
      )}
      {visibleFields.sidebarWidth && (
        <RangeField
          field="sidebarWidth"
          label={t('sidebarWidth')}
          value={sidebarWidth}
          valueText={format.number(sidebarWidth / 100, { style: 'percent' })}
          step={1}
        />
      )}
    </div>
  );
}
