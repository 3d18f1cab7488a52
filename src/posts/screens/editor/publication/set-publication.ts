import type { RecordEditorState } from '#records/components.tsx';
import type { EditablePost } from '../prepare-post.ts';

type Editor = Pick<RecordEditorState<EditablePost>, 'change' | 'save' | 'refresh'>;
type Publication = Pick<EditablePost, 'status'> & Partial<Pick<EditablePost, 'publishedAt'>>;

/** Why a change was not saved: the server’s reason, no connection, or anything else. */
type PublicationFailure = { kind: 'refused'; message: string } | { kind: 'unreachable' | 'failed' };

/**
 * Changes the status and the time of a post, and saves them. If they can’t be saved now, both return to the saved ones:
 * a time that is sent later may have passed, and the job may have published the post meanwhile.
 */
export async function setPublication(
  { change, save, refresh }: Editor,
  next: Publication,
): Promise<PublicationFailure | undefined> {
  change(next);
  // A save that is running already may end without the change, when something is typed meanwhile.
  await save();
  const { refused, saved, condition } = await save();
  const { status, publishedAt } = saved;
  if (status === next.status && publishedAt === (next.publishedAt ?? publishedAt)) return undefined;
  change({ status, publishedAt });
  // The server may have saved the change without an answer.
  refresh();
  const message = refused.publishedAt ?? refused.status;
  if (message !== undefined) return { kind: 'refused', message };
  return { kind: condition === 'offline' ? 'unreachable' : 'failed' };
}
