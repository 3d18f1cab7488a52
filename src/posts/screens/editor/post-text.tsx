import { useTranslations } from 'use-intl';
import { BlockList, searchTextsOf } from '#blocks/components.tsx';
import type { RecordEditorState } from '#records/components.tsx';
import { countWords, minutesFor } from '../../model/count-words.ts';
import type { EditablePost } from './prepare-post.ts';
import { usePostBlocks } from './use-post-blocks.ts';

/** The text of the post, and how long reading it takes. */
export function PostText({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const words = countWords(searchTextsOf(editor.value.blocks));
  return (
    <>
      <BlockList label={t('list')} form={usePostBlocks(editor)} />
      {words > 0 && (
        <p className="mt-5 text-text-secondary tabular-nums">{t('length', { words, minutes: minutesFor(words) })}</p>
      )}
      <p className="mt-2 text-pretty text-text-secondary text-xs">
        {t.rich('footnotes', { code: (mark) => <code dir="ltr">{mark}</code> })}
      </p>
    </>
  );
}
