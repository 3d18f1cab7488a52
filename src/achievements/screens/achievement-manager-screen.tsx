import { lazy } from 'react';
import { RecordManager } from '#records/components.tsx';
import { useAchievementShelf } from './manager/use-achievement-shelf.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('./manager/import-achievements.tsx')).ImportAchievements,
}));

/** Manager screen of the member's achievements. */
export const AchievementManagerScreen = () => (
  <RecordManager shelf={useAchievementShelf()} importDialog={ImportDialog} />
);
