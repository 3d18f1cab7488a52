import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BlockList, searchTextsOf } from '#blocks/components.tsx';
import { type RecordEditorState, Section, TitleField } from '#records/components.tsx';
import { countWords, minutesFor } from '../../model/count-words.ts';
import type { EditablePost } from './prepare-post.ts';
import { ScheduleNotice } from './publication/schedule-notice.tsx';
import { usePostBlocks } from './use-post-blocks.ts';

/** Title and text of the post, and how long reading it takes. */
export function WritingSection({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const { id, value, change, errorOf } = editor;
  const text = useRef<HTMLDivElement>(null);
  const words = countWords(searchTextsOf(value.blocks));
  return (
    <Section name="text" title={t('sections.text')} titleHidden>
      <ScheduleNotice saved={editor.saved} />
      <TitleField
        label={t('fields.title')}
        hint={id === undefined ? t('titleHint') : undefined}
        placeholder={t('titlePlaceholder')}
        error={id === undefined ? undefined : errorOf('title')}
        value={value.title}
        focusOnMount={id === undefined}
        onChange={(title) => change({ title })}
        onEnter={() =>
          text.current?.querySelector<HTMLElement>('[data-fields] :is([contenteditable], textarea)')?.focus()
        }
      />
      <div ref={text} className="min-w-0">
        <BlockList label={t('list')} form={usePostBlocks(editor)} />
      </div>
      {words > 0 && (
        <p className="text-text-secondary tabular-nums">{t('length', { words, minutes: minutesFor(words) })}</p>
      )}
    </Section>
  );
}
