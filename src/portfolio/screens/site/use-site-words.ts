import { useLocale, useTranslations } from 'use-intl';
import type { FieldPath } from '#platform/autosave/fields.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { useMessagesIn } from '#platform/i18n/messages-provider.tsx';
import type { SiteSection } from '../../model/site-shape.ts';
import { COLOUR_NAMES, type SiteColourName } from '../../model/themes.ts';
import { languageName } from './visibility/language-name.ts';

/** Returns functions that name a field of the site and describe its value, for resolving edit conflicts. */
export function useSiteWords(language: Language) {
  const t = useTranslations('portfolio-editor');
  const locale = useLocale();
  const names = useMessagesIn(language, 'portfolio-pages').sections;
  const sectionLine = ({ kind, visible, heading }: SiteSection) =>
    `${heading || names[kind]}${visible ? '' : ` (${t('sections.hidden')})`}`;
  return {
    nameOf: ([field = '', subfield]: FieldPath) =>
      isColour(subfield) ? t(`colours.names.${subfield}`) : t(`changes.${changeKeyOf(field)}`),
    describe: ([field]: FieldPath, value: unknown): string => {
      if (field === 'sections' && Array.isArray(value)) return value.map(sectionLine).join('\n');
      if (field === 'language') return languageName(String(value), locale);
      if (field === 'layout') return t(`layouts.${value as 'column'}.name`);
      if (field === 'theme') return t(`themes.${value as 'paper'}`);
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return typeof value === 'string' && value !== '' ? value : t('nothing');
    },
  };
}

const isColour = (name: string | undefined): name is SiteColourName => COLOUR_NAMES.some((one) => one === name);
/** Maps a field to its key in the list of unpublished changes, whose names are reused here. */
const changeKeyOf = (field: string) => (field === 'colors' ? 'theme' : field) as 'headline';
