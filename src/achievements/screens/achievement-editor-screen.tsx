import { lazy } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LazySection, RecordEditor } from '#records/components.tsx';
import { AchievementActions } from './editor/achievement-actions.tsx';
import { BasicsSection } from './editor/basics-section.tsx';
import { DescriptionSection } from './editor/description-section.tsx';
import { useAchievementEditorConfig } from './editor/use-achievement-editor-config.tsx';

const LazySections = lazy(async () => ({ default: (await import('./editor/lazy-sections.tsx')).LazySections }));

/** Editor screen for a new or existing achievement. */
export function AchievementEditorScreen() {
  const tWordings = useTranslations('records.work.wordings');
  const t = useTranslations('achievements.editor.sections');
  const { achievementId } = useParams();
  // Keyed by navigation, so that "New achievement" opens another one while a new achievement is open.
  const { key } = useLocation();
  return (
    <RecordEditor
      key={achievementId ?? key}
      config={useAchievementEditorConfig()}
      id={achievementId}
      sections={({ evidence, wordings }) => [
        { name: 'basics', title: t('basics') },
        { name: 'about', title: t('about') },
        { name: 'wordings', title: tWordings('title'), count: wordings.length },
        { name: 'evidence', title: t('evidence'), count: evidence.length },
        { name: 'place', title: t('place') },
      ]}
      actions={(editor) => <AchievementActions editor={editor} />}
    >
      {(editor) => (
        <>
          <BasicsSection editor={editor} />
          <DescriptionSection editor={editor} />
          <LazySection>
            <LazySections editor={editor} />
          </LazySection>
        </>
      )}
    </RecordEditor>
  );
}
