import { useLocale, useTranslations } from 'use-intl';
import { imagesOfBlocks } from '#blocks/components.tsx';
import { type FocalPoint, objectPosition } from '#platform/pure/focal-point.ts';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { ConflictImage, type RecordEditorConfig, useFieldErrorText } from '#records/components.tsx';
import { EMPTY_PROJECT } from '../../model/limits.ts';
import { type EditableProject, prepareProject } from './prepare-project.ts';
import { projectCalls } from './project-calls.ts';

const EMPTY: EditableProject = { ...EMPTY_PROJECT, slug: '' };

/** Returns the editor configuration for projects. */
export function useProjectEditorConfig(): RecordEditorConfig<EditableProject> {
  const t = useTranslations('projects.editor');
  const tBlocks = useTranslations('blocks');
  const tManager = useTranslations('projects.manager');
  const tWordings = useTranslations('records.work.wordings');
  const locale = useLocale();
  const toErrorText = useFieldErrorText();
  return {
    name: 'projects',
    calls: projectCalls,
    empty: EMPTY,
    requiredFields: ['title'],
    verifiedOnlyFields: ['status'],
    prepare: (value) => {
      const { faults, ...prepared } = prepareProject(value);
      return { ...prepared, faults: toErrorText(faults) };
    },
    titleOf: ({ title }) => title.trim(),
    isPublished: ({ status }) => status === 'published',
    imagesOf: ({ cover, gallery, blocks }) => [
      ...(cover ? [cover] : []),
      ...gallery.map(({ image }) => image),
      ...imagesOfBlocks(blocks),
    ],
    labelOf: ([field = '', subfield]) => {
      if (field === 'wordings') return tWordings('title');
      return subfield === undefined ? t(`fields.${field as 'title'}`) : t(`fields.${subfield as 'problem'}`);
    },
    describe: ([field], value) => {
      if (field === 'status') return tManager(`statuses.${value as 'draft'}.one`);
      if (field === 'start' || field === 'end') return value ? formatPartialDate(String(value), locale) : t('nothing');
      if (field === 'cover') return value ? <ConflictImage id={String(value)} /> : t('nothing');
      if (field === 'coverFocus') return value ? objectPosition(value as FocalPoint) : t('nothing');
      if (field === 'blocks') return tBlocks('count', { count: (value as unknown[]).length });
      if (field === 'gallery') return t('pictures', { count: (value as unknown[]).length });
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (Array.isArray(value)) return value.length > 0 ? value.map(lineOf).join('\n') : t('nothing');
      return String(value) || t('nothing');
    },
    texts: { create: t('create'), untitled: t('untitled'), back: tManager('title') },
  };
}

/** Formats a list row as one line. */
const lineOf = (row: unknown): string =>
  typeof row === 'object' && row !== null ? Object.values(row).filter(Boolean).map(lineOf).join(' · ') : String(row);
