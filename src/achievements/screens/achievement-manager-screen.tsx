import { lazy } from 'react';
import { RecordManager, WorkLayout } from '#records/components.tsx';
import { useAchievementCollection } from './manager/use-achievement-collection.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('./manager/import-achievements.tsx')).ImportAchievements,
}));

/** Manager screen of the member's achievements. */
export const AchievementManagerScreen = () => (
  <WorkLayout>
    <RecordManager collection={useAchievementCollection()} imports={ImportDialog} />
  </WorkLayout>
);
