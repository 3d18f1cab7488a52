import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { CropPhoto } from './crop-photo.tsx';
import type { usePhotoDraft } from './use-photo-draft.ts';

type Props = { draft: ReturnType<typeof usePhotoDraft>; fixed: boolean };

/** Renders the crop editor once the photo is loaded, or the error that prevents it. */
export function CropStep({ draft: { picture, view, change, asked }, fixed }: Props) {
  const t = useTranslations('profile');
  const wordsOf = useFailureWords();
  if (asked.error) {
    return (
      <ErrorState
        title={t('notLoaded')}
        text={wordsOf(asked.error)}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    );
  }
  return (
    <Loading
      waiting={picture.state !== 'ready'}
      label={t('photo.opening')}
      skeleton={<Skeleton shape="block" className="h-60" />}
    >
      {picture.state === 'ready' && view && <CropPhoto picture={picture} view={view} onChange={change} fixed={fixed} />}
    </Loading>
  );
}
