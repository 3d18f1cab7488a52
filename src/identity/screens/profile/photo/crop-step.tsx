import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useErrorText } from '#ui/use-error-text.ts';
import { CropPhoto } from './crop-photo.tsx';
import type { usePhotoDraft } from './use-photo-draft.ts';

type Props = { draft: ReturnType<typeof usePhotoDraft>; disabled: boolean };

/** Renders the crop editor once the photo is loaded, or the error that prevents it. */
export function CropStep({ draft: { picture, view, change, originalQuery }, disabled }: Props) {
  const t = useTranslations('profile');
  const wordsOf = useErrorText();
  if (originalQuery.error) {
    return (
      <ErrorState
        title={t('notLoaded')}
        text={wordsOf(originalQuery.error)}
        onRetry={() => void originalQuery.refetch()}
        retrying={originalQuery.isFetching}
      />
    );
  }
  return (
    <Loading
      waiting={picture.state !== 'ready'}
      label={t('photo.opening')}
      skeleton={<Skeleton shape="block" className="h-60" />}
    >
      {picture.state === 'ready' && view && (
        <CropPhoto picture={picture} view={view} onChange={change} disabled={disabled} />
      )}
    </Loading>
  );
}
