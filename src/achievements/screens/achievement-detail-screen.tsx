import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { RecordView, UsedInSection } from '#records/components.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { achievementsApi } from './achievements-api.ts';
import { AchievementArticle } from './detail/achievement-article.tsx';
import { AchievementBar } from './detail/achievement-bar.tsx';

/** An achievement as visitors see it, with the owner's actions. */
export function AchievementDetailScreen() {
  const t = useTranslations('achievements.manager');
  const { achievementId = '' } = useParams();
  const query = useQuery({
    ...achievementsApi.read.queryOptions({ input: { id: achievementId } }),
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  return (
    <RecordView query={query} back={{ to: '/achievements', label: t('title') }}>
      {(achievement) => (
        <>
          <PageTitle>{achievement.title}</PageTitle>
          <AchievementBar achievement={achievement} />
          <AchievementArticle achievement={achievement} />
          <UsedInSection id={achievement.id} />
        </>
      )}
    </RecordView>
  );
}
