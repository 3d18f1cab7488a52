import { useLocale, useTranslations } from 'use-intl';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { ConflictImage, type RecordEditorConfig, useFieldErrorText } from '#records/components.tsx';
import { EMPTY_ACHIEVEMENT } from '../../model/limits.ts';
import { achievementCalls } from './achievement-calls.ts';
import { fileNameOf } from './file-name-of.ts';
import { type EditableAchievement, prepareAchievement } from './prepare-achievement.ts';
import { ProjectTitle } from './project-title.tsx';

const { proof: _, ...EMPTY } = EMPTY_ACHIEVEMENT;

/** Returns the editor configuration for achievements. */
export function useAchievementEditorConfig(): RecordEditorConfig<EditableAchievement> {
  const t = useTranslations('achievements.editor');
  const tManager = useTranslations('achievements.manager');
  const tWordings = useTranslations('records.work.wordings');
  const locale = useLocale();
  const toErrorText = useFieldErrorText();
  return {
    name: 'achievements',
    calls: achievementCalls,
    empty: EMPTY,
    requiredFields: ['title'],
    verifiedOnlyFields: [],
    prepare: (value) => {
      const { faults, ...prepared } = prepareAchievement(value);
      return { ...prepared, faults: toErrorText(faults) };
    },
    titleOf: ({ title }) => title.trim(),
    isPublished: ({ visible }) => visible,
    imagesOf: ({ badge }) => (badge ? [badge] : []),
    labelOf: ([field = '']) => (field === 'wordings' ? tWordings('title') : t(`fields.${field as 'title'}`)),
    describe: ([field], value) => {
      if (field === 'kind') return tManager(`kinds.${value as 'other'}`);
      if (field === 'visible') return tManager(`statuses.${value ? 'visible' : 'hidden'}.one`);
      if (!value) return t('nothing');
      if (field === 'badge') return <ConflictImage id={String(value)} />;
      if (field === 'project') return <ProjectTitle id={String(value)} />;
      if (field === 'date' || field === 'expires') return formatPartialDate(String(value), locale);
      if (Array.isArray(value)) return value.map(lineOf).join('\n') || t('nothing');
      return lineOf(value);
    },
    texts: { create: t('create'), untitled: t('untitled'), back: tManager('title') },
  };
}

/** Formats a list row as one line. */
const lineOf = (row: unknown): string =>
  typeof row === 'object' && row !== null
    ? Object.entries(row)
        .map(([name, text]) => (name === 'file' ? fileNameOf(String(text)) : lineOf(text)))
        .filter((text) => text !== '')
        .join(' · ')
    : String(row);
