import { lazy, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LazySection, type RecordEditorState, Section, TitleField } from '#records/components.tsx';
import type { EditablePost } from './prepare-post.ts';
import { ScheduleNotice } from './publication/schedule-notice.tsx';
import { SiteGapNotice } from './publication/site-gap-notice.tsx';

/** In a chunk of its own, so that the title can be typed first. */
const PostText = lazy(async () => ({ default: (await import('./post-text.tsx')).PostText }));

/** Title and text of the post. */
export function WritingSection({ editor }: { editor: RecordEditorState<EditablePost> }) {
  const t = useTranslations('posts.editor');
  const { id, value, change, errorOf } = editor;
  const text = useRef<HTMLDivElement>(null);
  /** Moves the focus from the title into the text, once its field has loaded and if the focus is still in the title. */
  const focusText = () => {
    const title = document.activeElement;
    const focusWhenLoaded = () => {
      if (!text.current || document.activeElement !== title) return;
      const field = text.current.querySelector<HTMLElement>('[data-fields] :is([contenteditable], textarea)');
      if (field) field.focus();
      else requestAnimationFrame(focusWhenLoaded);
    };
    focusWhenLoaded();
  };
  return (
    <Section name="text" title={t('sections.text')} titleHidden>
      <ScheduleNotice editor={editor} />
      <SiteGapNotice status={editor.saved.status} />
      <TitleField
        label={t('fields.title')}
        hint={id === undefined ? t('titleHint') : undefined}
        placeholder={t('titlePlaceholder')}
        error={id === undefined ? undefined : errorOf('title')}
        value={value.title}
        focusOnMount={id === undefined}
        onChange={(title) => change({ title })}
        onEnter={focusText}
      />
      <div ref={text} className="min-w-0">
        <LazySection>
          <PostText editor={editor} />
        </LazySection>
      </div>
    </Section>
  );
}
