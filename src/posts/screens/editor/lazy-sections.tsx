import type { RecordEditorState } from '#records/components.tsx';
import { CoverSection } from './cover-section.tsx';
import { DetailsSection } from './details-section.tsx';
import type { EditablePost } from './prepare-post.ts';
import { PublishingSection } from './publishing-section.tsx';

/** Sections below the text, in a chunk of their own. */
export const LazySections = ({ editor }: { editor: RecordEditorState<EditablePost> }) => (
  <>
    <CoverSection editor={editor} />
    <DetailsSection editor={editor} />
    <PublishingSection editor={editor} />
  </>
);
