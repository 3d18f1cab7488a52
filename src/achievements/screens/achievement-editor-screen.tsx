import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordEditor } from '#records/components.tsx';
import { AchievementActions } from './editor/achievement-actions.tsx';
import { BasicsSection } from './editor/basics-section.tsx';
import { DescriptionSection } from './editor/description-section.tsx';
import { EvidenceSection } from './editor/evidence-section.tsx';
import { PlaceSection } from './editor/place-section.tsx';
import { ProofSection } from './editor/proof-section.tsx';
import { useAchievementDesk } from './editor/use-achievement-desk.tsx';

/** Where an achievement is written, new or known. */
export function AchievementEditorScreen() {
  const t = useTranslations('achievements.editor.sections');
  const { achievementId } = useParams();
  // Whoever asks for a new one while a new one is open gets another.
  const { key } = useLocation();
  return (
    <RecordEditor
      key={achievementId ?? key}
      desk={useAchievementDesk()}
      id={achievementId}
      sections={({ evidence }) => [
        { name: 'basics', title: t('basics') },
        { name: 'about', title: t('about') },
        { name: 'evidence', title: t('evidence'), count: evidence.length },
        { name: 'place', title: t('place') },
      ]}
      actions={(editor) => <AchievementActions editor={editor} />}
    >
      {(editor) => (
        <>
          <BasicsSection editor={editor} />
          <DescriptionSection editor={editor} />
          <EvidenceSection editor={editor} />
          <ProofSection editor={editor} />
          <PlaceSection editor={editor} />
        </>
      )}
    </RecordEditor>
  );
}
