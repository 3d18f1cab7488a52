import { useTranslations } from 'use-intl';
import type { RecordEditorState } from '#records/components.tsx';
import type { PostStatus } from '../../../contract.ts';
import type { EditablePost } from '../prepare-post.ts';
import { setPublication } from './set-publication.ts';

/** Result of a change: `refusal` is why it was not saved. */
export type PublicationResult = { refusal?: string };

/** Returns ways to change the status and the time of a post. */
export function usePublication(editor: RecordEditorState<EditablePost>) {
  const t = useTranslations('ui.form');
  // Visitors see the saved state, not the edited one.
  const { status, publishedAt } = editor.saved;
  const set = async (next: { status: PostStatus; publishedAt?: string }): Promise<PublicationResult> => {
    const failure = await setPublication(editor, next);
    if (failure === undefined) return {};
    return { refusal: failure.kind === 'refused' ? failure.message : t(failure.kind) };
  };
  return {
    status,
    publishedAt,
    isSaving: editor.value.status !== status,
    publishNow: () => set({ status: 'published' }),
    toDraft: () => set({ status: 'draft' }),
    /** Schedules the post, or changes the time of one that is published. */
    setTime: (time: Date) =>
      set({ status: status === 'published' ? 'published' : 'scheduled', publishedAt: time.toISOString() }),
  };
}
export type PostPublication = ReturnType<typeof usePublication>;
