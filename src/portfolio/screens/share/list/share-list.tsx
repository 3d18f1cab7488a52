import { Plus, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { OpenShareDialog } from '../dialogs/use-share-dialogs.tsx';
import type { ShareActions } from '../use-share-actions.ts';
import type { useShares } from '../use-shares.ts';
import { ShareRow } from './share-row.tsx';

type Props = {
  shares: ReturnType<typeof useShares>;
  shareActions: ShareActions;
  openDialog: OpenShareDialog;
  /** Whether the content above the list is still loading. */
  waiting: boolean;
  /** Id of the newly created link. */
  newShareId: string | undefined;
  onFocused: () => void;
  onCreate: () => void;
  onVisits: (shareId: string) => void;
};

/** The paginated list of links, newest first. */
export function ShareList(props: Props) {
  const { shares, shareActions, openDialog, waiting, newShareId, onFocused, onCreate, onVisits } = props;
  const { list, items = [] } = shares;
  const t = useTranslations('portfolio-share');
  const tUi = useTranslations('ui');
  if (list.isLoadingError) {
    return <LoadError title={t('failed')} query={list} />;
  }
  return (
    <Loading waiting={waiting} label={t('loading')} skeleton={<SharesSkeleton />}>
      {items.length === 0 ? (
        <EmptyState
          icon={Share2}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button icon={Plus} onClick={onCreate}>
              {t('new')}
            </Button>
          }
        />
      ) : (
        <ul aria-label={t('list')} className="@container -mt-4">
          {items.map((share) => (
            <ShareRow
              key={share.shareId}
              {...{ share, shareActions, openDialog, onFocused }}
              isNew={share.shareId === newShareId}
              onVisits={() => onVisits(share.shareId)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {tUi(list.isFetchNextPageError ? 'retry' : 'table.more')}
        </Button>
      )}
    </Loading>
  );
}

/** Placeholder of the list while the links are loading. */
const SharesSkeleton = () => (
  <div className="-mt-4">
    {[1, 2, 3].map((key) => (
      <div key={key} className="grid gap-3 border-border border-b py-4">
        <Skeleton className="w-40" />
        <Skeleton className="max-w-80" />
      </div>
    ))}
  </div>
);
