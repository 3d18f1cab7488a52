import { memo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import { Select } from '#ui/fields/select.tsx';
import { DESIGN_CHOICES, type Design } from '../../../model/design.ts';
import { FONT_PAIRS, type FontPair, fontPairOf } from '../../../model/fonts.ts';
import { DesignSection } from './design-section.tsx';
import { RangeField } from './range-field.tsx';
import { roundToHundredths } from './round-to-hundredths.ts';
import { useDesign } from './use-design.ts';
import type { TemplateInfo } from './visible-fields.ts';

/** Value for "as the template", because the select shows an empty value as no selection. */
const AS_TEMPLATE = 'template';
const PAIRS = Object.keys(FONT_PAIRS) as FontPair[];

type Props = Pick<Design, 'fonts' | 'size' | 'lineHeight' | 'density'> & { template: TemplateInfo | undefined };

/** Section for the fonts, size, line height and density. */
export const TypeSection = memo(function TypeSection({ fonts, size, lineHeight, density, template }: Props) {
  const t = useTranslations('cv-editor.designPane.type');
  const format = useFormatter();
  const { set, locked } = useDesign();
  const nameOf = (pair: FontPair) => {
    const { heading, body } = FONT_PAIRS[pair];
    return heading === body ? body : t('pair', { heading, body });
  };
  const templateLabel = template ? t('ownNamed', { name: nameOf(fontPairOf(template.fonts)) }) : t('own');
  return (
    <DesignSection title={t('title')}>
      <div data-field="fonts">
        <Select
          label={t('fonts')}
          options={[
            { value: AS_TEMPLATE, label: templateLabel },
            ...PAIRS.map((pair) => ({ value: pair, label: nameOf(pair) })),
          ]}
          value={fonts === '' ? AS_TEMPLATE : fontPairOf(fonts)}
          onValueChange={(value) => set('fonts', value === AS_TEMPLATE ? '' : value)}
          disabled={locked}
        />
      </div>
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
    </DesignSection>
  );
});
