import type { Editor } from '#records/components.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { PlaceSection } from './place-section.tsx';
import type { WrittenAchievement } from './prepare-achievement.ts';
import { ProofSection } from './proof-section.tsx';

/** Sections below the description, in a chunk of their own. */
export const LaterSections = ({ editor }: { editor: Editor<WrittenAchievement> }) => (
  <>
    <EvidenceSection editor={editor} />
    <ProofSection editor={editor} />
    <PlaceSection editor={editor} />
  </>
);
