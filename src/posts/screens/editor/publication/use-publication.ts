import type { RecordEditorState } from '#records/components.tsx';
import type { PostStatus } from '../../../contract.ts';
import type { EditablePost } from '../prepare-post.ts';

type Publication = { status: PostStatus; publishedAt?: string };

/** Result of a change: `refusal` is why the server refused; without a connection, the change is neither saved nor refused. */
export type PublicationResult = { isSaved: boolean; refusal?: string };

/** Returns ways to change the status and the time of a post. */
export function usePublication({ value, saved, change, save, saveChanges }: RecordEditorState<EditablePost>) {
  // Visitors see the saved state, not the edited one.
  const { status, publishedAt } = saved;
  const set = async (next: Publication): Promise<PublicationResult> => {
    change(next);
    const refused = await save();
    const refusal = refused.publishedAt ?? refused.status;
    if (refusal === undefined) return { isSaved: await saveChanges() };
    change({ status, publishedAt });
    return { isSaved: false, refusal };
  };
  return {
    status,
    publishedAt,
    isSaving: value.status !== status,
    publishNow: () => set({ status: 'published' }),
    toDraft: () => set({ status: 'draft' }),
    /** Schedules the post, or changes the time of one that is published. */
    setTime: (time: Date) =>
      set({ status: status === 'published' ? 'published' : 'scheduled', publishedAt: time.toISOString() }),
  };
}
export type PostPublication = ReturnType<typeof usePublication>;
