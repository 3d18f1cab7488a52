import { Plus, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import type { Audience } from '../../../contract.ts';
import type { OpenShareDialog } from '../dialogs/use-share-dialogs.tsx';
import type { AudienceState, useAudiences } from '../use-audiences.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { AudienceCard } from './audience-card.tsx';

export const FILTERS = ['all', 'active', 'expired', 'off'] as const;
export type AudienceFilter = (typeof FILTERS)[number];
export const stateOf = (filter: AudienceFilter): AudienceState | undefined => (filter === 'all' ? undefined : filter);

type Props = {
  audiences: ReturnType<typeof useAudiences>;
  filter: AudienceFilter;
  onFilter: (filter: AudienceFilter) => void;
  shareActions: ShareActions;
  openDialog: OpenShareDialog;
  /** Whether the content above the list is still loading. */
  waiting: boolean;
  /** Id of the newly created link. */
  newShareId: string | undefined;
  onFocused: () => void;
  onOpen: (audience: Audience) => void;
  onCreate: () => void;
  onVisits: (of: string) => void;
};

const keyOf = (audience: Audience) =>
  audience.kind === 'link' ? audience.share.shareId : audience.kind === 'cv' ? audience.id : audience.kind;

/** The list of all audiences as cards, with a filter by their state. */
export function AudienceList(props: Props) {
  const { audiences, filter, onFilter, shareActions, openDialog, waiting, newShareId, onFocused } = props;
  const { list, items = [], counts } = audiences;
  const t = useTranslations('portfolio-share');
  const tUi = useTranslations('ui');
  if (list.isLoadingError) return <LoadError title={t('failed')} query={list} />;
  const isEmpty = items.length === 0 && filter === 'all';
  const total = counts && counts.active + counts.expired + counts.off;
  return (
    <Loading waiting={waiting} label={t('loading')} skeleton={<CardsSkeleton />}>
      {isEmpty ? (
        <EmptyState
          icon={Share2}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Button icon={Plus} onClick={props.onCreate}>
              {t('new')}
            </Button>
          }
        />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <div className="max-w-xl">
            <Segments
              label={t('filter.label')}
              labelHidden
              choices={FILTERS.map((value) => ({
                value,
                label: t(`filter.${value}`, { count: (value === 'all' ? total : counts?.[value]) ?? 0 }),
              }))}
              value={filter}
              onValueChange={onFilter}
            />
          </div>
          {items.length === 0 ? (
            <p className="text-text-secondary">{t('filter.none')}</p>
          ) : (
            <ul aria-label={t('list')} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
              {items.map((audience) => (
                <AudienceCard
                  key={keyOf(audience)}
                  {...{ audience, shareActions, openDialog, onFocused }}
                  isNew={audience.kind === 'link' && audience.share.shareId === newShareId}
                  onOpen={() => props.onOpen(audience)}
                  onVisits={props.onVisits}
                />
              ))}
            </ul>
          )}
        </div>
      )}
      {list.hasNextPage && (
        <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {tUi(list.isFetchNextPageError ? 'retry' : 'table.more')}
        </Button>
      )}
    </Loading>
  );
}

/** Placeholder of the list while the audiences are loading. */
const CardsSkeleton = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
    {[1, 2, 3].map((key) => (
      <div key={key} className="grid gap-3 overflow-hidden rounded-card border border-border pb-4">
        <Skeleton shape="block" className="h-36" />
        <Skeleton className="mx-4 w-40" />
        <Skeleton className="mx-4 max-w-60" />
      </div>
    ))}
  </div>
);
