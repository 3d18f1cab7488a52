import { memo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import { Select } from '#ui/fields/select.tsx';
import { DESIGN_CHOICES, type Design } from '../../../model/design.ts';
import { fontsOfTypefaces, TYPEFACE_NAMES, type TypefaceName, typefacesOfFonts } from '../../../model/fonts.ts';
import { DesignSection } from './design-section.tsx';
import { DesignSelect } from './design-select.tsx';
import { RangeField } from './range-field.tsx';
import { roundToHundredths } from './round-to-hundredths.ts';
import { specimenOf } from './typeface-specimens.ts';
import { useDesign } from './use-design.ts';
import type { TemplateInfo } from './visible-fields.ts';

type Values = Pick<Design, 'fonts' | 'size' | 'lineHeight' | 'density' | 'spacing' | 'headings'>;
type Props = Values & { template: TemplateInfo | undefined };

/** Section for the fonts, sizes, spacing and headings. */
export const TypeSection = memo(function TypeSection({ template, ...values }: Props) {
  const { fonts, size, lineHeight, density, spacing, headings } = values;
  const t = useTranslations('cv-editor.designPane.type');
  const format = useFormatter();
  const { set, locked } = useDesign();
  return (
    <DesignSection title={t('title')} resettable={values}>
      <FontFields fonts={fonts} templateFonts={template?.fonts} />
      <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
        <RangeField field="size" label={t('size')} value={size} valueText={t('points', { value: size })} step={0.1} />
        <RangeField
          field="lineHeight"
          label={t('lineHeight')}
          value={lineHeight}
          valueText={format.number(roundToHundredths(lineHeight))}
          step={0.05}
        />
      </div>
      <div data-field="density">
        <Segments
          label={t('density')}
          choices={DESIGN_CHOICES.density.map((value) => ({ value, label: t(`densities.${value}`) }))}
          value={density}
          onValueChange={(value) => set('density', value)}
          disabled={locked}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
        <RangeField
          field="spacing"
          label={t('spacing')}
          value={spacing}
          valueText={format.number(spacing, { style: 'percent' })}
          step={0.05}
        />
        <DesignSelect
          field="headings"
          label={t('headings')}
          value={headings}
          options={DESIGN_CHOICES.headings.map((value) => ({ value, label: t(`headingStyles.${value}`) }))}
        />
      </div>
    </DesignSection>
  );
});

type FontFieldsProps = { fonts: string; templateFonts: string | undefined };

/** Selects for the typefaces of headings and body. Both of the template are stored as no choice. */
function FontFields({ fonts, templateFonts }: FontFieldsProps) {
  const t = useTranslations('cv-editor.designPane.type');
  const { set, locked } = useDesign();
  const own = templateFonts === undefined ? undefined : typefacesOfFonts(templateFonts);
  const chosen = typefacesOfFonts(fonts || (templateFonts ?? ''));
  const ownId = own && fontsOfTypefaces(own);
  return (
    <div data-field="fonts" className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
      {(['heading', 'body'] as const).map((part) => (
        <Select
          key={part}
          label={t(part)}
          className="min-w-0"
          options={TYPEFACE_NAMES.map((name) => ({
            value: name,
            label: name,
            shown: (
              <>
                <span style={specimenOf(name)}>{name}</span>
                {name === own?.[part] && ` ${t('own')}`}
              </>
            ),
          }))}
          value={chosen[part]}
          onValueChange={(name: TypefaceName) => {
            const id = fontsOfTypefaces({ ...chosen, [part]: name });
            set('fonts', id === ownId ? '' : id);
          }}
          disabled={locked}
        />
      ))}
    </div>
  );
}
