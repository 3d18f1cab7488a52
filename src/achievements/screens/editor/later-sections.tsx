import type { Editor } from '#records/components.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { PlaceSection } from './place-section.tsx';
import type { WrittenAchievement } from './prepare-achievement.ts';
import { ProofSection } from './proof-section.tsx';

/** What stands below the description. */
export const LaterSections = ({ editor }: { editor: Editor<WrittenAchievement> }) => (
  <>
    <EvidenceSection editor={editor} />
    <ProofSection editor={editor} />
    <PlaceSection editor={editor} />
  </>
);
