import type { RecordEditorState } from '#records/components.tsx';
import type { PostStatus } from '../../../contract.ts';
import type { EditablePost } from '../prepare-post.ts';

type Publication = { status: PostStatus; publishedAt?: string };

/** Returns ways to change the status and the time of a post. They resolve to why the server refused, if it did. */
export function usePublication({ value, saved, change, save }: RecordEditorState<EditablePost>) {
  // Visitors see the saved state, not the edited one.
  const { status, publishedAt } = saved;
  const set = async (next: Publication) => {
    change(next);
    const refused = await save();
    const refusal = refused.publishedAt ?? refused.status;
    if (refusal !== undefined) change({ status, publishedAt });
    return refusal;
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
