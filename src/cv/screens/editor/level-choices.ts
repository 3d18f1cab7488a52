import { useTranslations } from 'use-intl';
import { CEFR_LEVELS, type CefrLevel } from '../../model/shapes.ts';

const DOTS = [0, 1, 2, 3, 4, 5] as const;

/** Returns the levels of a skill, in dots, with their names. */
export function useSkillLevels() {
  const t = useTranslations('cv-editor.form.levels');
  return DOTS.map((dots) => ({ value: dots as number, label: dots === 0 ? t('none') : t('of', { level: dots }) }));
}

/** Returns the CEFR levels of a language with their names. */
export function useLanguageLevels() {
  const t = useTranslations('cv-editor.form.cefr');
  const nameOf = (level: CefrLevel) => (level === '' ? t('none') : level === 'native' ? t('native') : level);
  return CEFR_LEVELS.map((level) => ({ value: level, label: nameOf(level) }));
}
