import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '../../../model/design.ts';
import { ColourField } from './colour-field.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { DesignSection } from './design-section.tsx';

/** Section for the three design colours from which all others are derived. */
export const ColourSection = memo(function ColourSection(colours: Pick<Design, 'accent' | 'text' | 'background'>) {
  const t = useTranslations('cv-editor.look.colour');
  const { accent, text, background } = colours;
  return (
    <DesignSection title={t('title')}>
      <ColourField field="accent" value={accent}>
        <ContrastNote field="accent" colours={colours} />
      </ColourField>
      <ColourField field="text" value={text}>
        <ContrastNote field="text" colours={colours} />
      </ColourField>
      <ColourField field="background" value={background} />
    </DesignSection>
  );
});
