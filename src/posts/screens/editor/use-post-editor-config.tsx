import { useFormatter, useTranslations } from 'use-intl';
import { imagesOfBlocks } from '#blocks/components.tsx';
import { type FocalPoint, objectPosition } from '#platform/pure/focal-point.ts';
import { ConflictImage, type RecordEditorConfig, useFieldErrorText } from '#records/components.tsx';
import { EMPTY_POST } from '../../model/limits.ts';
import { postCalls } from './post-calls.ts';
import { type EditablePost, preparePost } from './prepare-post.ts';

const { minutes: _, ...EMPTY_FIELDS } = EMPTY_POST;
const EMPTY: EditablePost = { ...EMPTY_FIELDS, slug: '' };

/** Returns the editor configuration for posts. */
export function usePostEditorConfig(): RecordEditorConfig<EditablePost> {
  const t = useTranslations('posts.editor');
  const tManager = useTranslations('posts.manager');
  const tBlocks = useTranslations('blocks');
  const format = useFormatter();
  const toErrorText = useFieldErrorText();
  return {
    name: 'posts',
    calls: postCalls,
    empty: EMPTY,
    requiredFields: ['title'],
    verifiedOnlyFields: ['status'],
    prepare: (value) => {
      const prepared = preparePost(value);
      return { ...prepared, faults: toErrorText(prepared.faults) };
    },
    titleOf: ({ title }) => title.trim(),
    isPublished: ({ status }) => status === 'published',
    imagesOf: ({ cover, blocks }) => [...(cover ? [cover] : []), ...imagesOfBlocks(blocks)],
    labelOf: ([field = '']) => t(`fields.${field as 'title'}`),
    describe: ([field], value) => {
      if (field === 'status') return tManager(`statuses.${value as 'draft'}.one`);
      if (field === 'blocks') return tBlocks('count', { count: (value as unknown[]).length });
      if (!value) return t('nothing');
      if (field === 'publishedAt')
        return format.dateTime(new Date(String(value)), { dateStyle: 'medium', timeStyle: 'short' });
      if (field === 'cover') return <ConflictImage id={String(value)} />;
      if (field === 'coverFocus') return objectPosition(value as FocalPoint);
      if (Array.isArray(value)) return value.join(', ') || t('nothing');
      return String(value);
    },
    texts: { create: t('create'), untitled: t('untitled'), back: tManager('title') },
  };
}
