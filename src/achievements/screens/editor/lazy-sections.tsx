import type { RecordEditorState } from '#records/components.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { OrganizationSection } from './organization-section.tsx';
import type { EditableAchievement } from './prepare-achievement.ts';
import { ProofSection } from './proof-section.tsx';

/** Sections below the description, in a chunk of their own. */
export const LazySections = ({ editor }: { editor: RecordEditorState<EditableAchievement> }) => (
  <>
    <EvidenceSection editor={editor} />
    <ProofSection editor={editor} />
    <OrganizationSection editor={editor} />
  </>
);
