import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LazySection, RecordEditor } from '#records/components.tsx';
import { PostActions } from './editor/post-actions.tsx';
import { usePostEditorConfig } from './editor/use-post-editor-config.tsx';
import { WritingSection } from './editor/writing-section.tsx';

const LazySections = lazy(async () => ({ default: (await import('./editor/lazy-sections.tsx')).LazySections }));

/** Editor screen for a new or existing post. */
export function PostEditorScreen() {
  const t = useTranslations('posts.editor.sections');
  const { postId } = useParams();
  // Keyed by navigation, so that "New post" opens another one while a new post is open.
  const { key } = useLocation();
  return (
    <RecordEditor
      key={postId ?? key}
      config={usePostEditorConfig()}
      id={postId}
      sections={() => (['text', 'cover', 'details', 'showing'] as const).map((name) => ({ name, title: t(name) }))}
      actions={(editor) => <PostActions editor={editor} />}
    >
      {(editor) => (
        <>
          <WritingSection editor={editor} />
          <LazySection>
            <LazySections editor={editor} />
          </LazySection>
        </>
      )}
    </RecordEditor>
  );
}
