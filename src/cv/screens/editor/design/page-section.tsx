import { useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import { DESIGN_CHOICES, type Design } from '../../../model/design.ts';
import { languageOf } from '../../../model/language-of.ts';
import type { Section } from '../../../model/shapes.ts';
import { DesignSection } from './design-section.tsx';
import { DesignSelect } from './design-select.tsx';
import { QrFields } from './qr-fields.tsx';
import { RangeField } from './range-field.tsx';
import { SectionOrderField } from './section-order-field.tsx';
import { SidebarFields } from './sidebar-fields.tsx';
import { useDesign } from './use-design.ts';
import { useDateFormatOptions, useLanguageOptions } from './use-format-options.ts';
import type { visibleFieldsOf } from './visible-fields.ts';

type Props = {
  id: string;
  website: string;
  design: Design;
  sections: readonly Section[];
  visibleFields: ReturnType<typeof visibleFieldsOf>;
};

/** Section for paper, margins, sidebar, the order of sections, formats, icons, QR code, page numbers and footer. */
export function PageSection({ id, website, design, sections, visibleFields }: Props) {
  const t = useTranslations('cv-editor.designPane.page');
  const { set, locked } = useDesign();
  const dates = useDateFormatOptions(design.language);
  const languages = useLanguageOptions(design.language);
  const { marginX, marginY, sidebarWidth, bullets, head } = design;
  return (
    <DesignSection title={t('title')} resettable={{ marginX, marginY, sidebarWidth, bullets, head }}>
      <div data-field="page">
        <Segments
          label={t('paper')}
          choices={DESIGN_CHOICES.page.map((value) => ({ value, label: t(`papers.${value}`) }))}
          value={design.page}
          onValueChange={(value) => set('page', value)}
          disabled={locked}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
        {(['marginX', 'marginY'] as const).map((field) => (
          <RangeField
            key={field}
            field={field}
            label={t(field)}
            value={design[field]}
            valueText={t('millimetres', { value: design[field] })}
            step={0.5}
          />
        ))}
      </div>
      {visibleFields.head && (
        <div data-field="head">
          <Segments
            label={t('head')}
            choices={[
              { value: 'start', label: t(languageOf(design.language).direction === 'rtl' ? 'right' : 'left') },
              { value: 'centre', label: t('centred') },
            ]}
            value={head === 'template' ? visibleFields.head : head}
            onValueChange={(value) => set('head', value === visibleFields.head ? 'template' : value)}
            disabled={locked}
          />
        </div>
      )}
      <SidebarFields design={design} visibleFields={visibleFields} />
      <SectionOrderField sections={sections} />
      <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
        <DesignSelect field="language" label={t('language')} value={design.language} options={languages} />
        <DesignSelect field="dateFormat" label={t('dateFormat')} value={design.dateFormat} options={dates} />
        <DesignSelect
          field="levels"
          label={t('levels')}
          value={design.levels}
          options={DESIGN_CHOICES.levels.map((value) => ({ value, label: t(`levelStyles.${value}`) }))}
        />
        <DesignSelect
          field="bullets"
          label={t('bullets')}
          value={bullets}
          options={DESIGN_CHOICES.bullets.map((value) => ({ value, label: t(`bulletSigns.${value}`) }))}
        />
        {visibleFields.photo && (
          <DesignSelect
            field="photo"
            label={t('photo')}
            value={design.photo}
            options={DESIGN_CHOICES.photo.map((value) => ({ value, label: t(`photos.${value}`) }))}
          />
        )}
      </div>
      <div data-field="days">
        <Switch
          label={t('days')}
          hint={t('daysHint')}
          checked={design.days}
          onCheckedChange={(days) => set('days', days)}
          disabled={locked}
        />
      </div>
      <div data-field="icons">
        <Switch
          label={t('icons')}
          checked={design.icons}
          onCheckedChange={(icons) => set('icons', icons)}
          disabled={locked}
        />
      </div>
      <QrFields id={id} design={design} website={website} />
      <div data-field="pageNumbers">
        <Switch
          label={t('pageNumbers')}
          hint={t('pageNumbersHint')}
          checked={design.pageNumbers}
          onCheckedChange={(pageNumbers) => set('pageNumbers', pageNumbers)}
          disabled={locked}
        />
      </div>
      <div data-field="footer">
        <TextField
          label={t('footer')}
          dir="auto"
          maxLength={CV_LIMITS.line}
          value={design.footer}
          onChange={(event) => set('footer', event.target.value)}
          disabled={locked}
        />
      </div>
    </DesignSection>
  );
}
