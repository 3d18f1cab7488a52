import { Plus, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '#records/components.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import type { Share } from '../../contract.ts';
import { DeleteShareDialog } from './delete-share-dialog.tsx';
import { nameOf } from './share-name.ts';
import { ShareRow } from './share-row.tsx';
import { SharesSkeleton } from './shares-skeleton.tsx';
import type { ShareDeeds } from './use-share-deeds.ts';
import type { useShares } from './use-shares.ts';

type Props = {
  shares: ReturnType<typeof useShares>;
  deeds: ShareDeeds;
  /** What will stand above has not come yet. */
  waiting: boolean;
  /** The id of the one that was made last. */
  fresh: string | undefined;
  /** Where there are none, it is said how to begin. */
  onMake: (() => void) | undefined;
};

type Doomed = {
  share: Share;
  /** Where one goes on after the question. */
  opener: HTMLElement;
  open: boolean;
  busy: boolean;
};

/** The same button of the row after, or before where that was the last. */
function besides(button: HTMLElement) {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return [...(other?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1);
}

/** The links, the newest first, page by page. */
export function ShareList({ shares: { list, items }, deeds, waiting, fresh, onMake }: Props) {
  const t = useTranslations('portfolio-share');
  const tUi = useTranslations('ui');
  const wordsOf = useFailureWords();
  const whole = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<Doomed>();
  const answer = async (yes: boolean) => {
    if (!doomed || doomed.busy) return;
    const { share, opener } = doomed;
    const next = besides(opener) ?? whole.current;
    if (yes) setDoomed({ ...doomed, busy: true });
    const isGone = yes && (await deeds.remove(share));
    setDoomed({ share, opener: isGone && next ? next : opener, open: false, busy: false });
  };
  if (list.isLoadingError) {
    return (
      <ErrorState
        title={t('failed')}
        text={wordsOf(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  return (
    <Loading waiting={waiting} label={t('loading')} skeleton={<SharesSkeleton />}>
      <div ref={whole} tabIndex={-1} className="outline-hidden">
        {items?.length === 0 ? (
          onMake && (
            <EmptyState
              icon={Share2}
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <Button icon={Plus} onClick={onMake}>
                  {t('new.open')}
                </Button>
              }
            />
          )
        ) : (
          <ul aria-label={t('list')} className="border-border border-t">
            {items?.map((share) => (
              <ShareRow
                key={share.shareId}
                share={share}
                deeds={deeds}
                fresh={share.shareId === fresh}
                onDelete={(opener) => setDoomed({ share, opener, open: true, busy: false })}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {tUi(list.isFetchNextPageError ? 'retry' : 'table.more')}
          </Button>
        )}
        {doomed && (
          <DeleteShareDialog
            open={doomed.open}
            busy={doomed.busy}
            name={nameOf(doomed.share, t('unnamed'))}
            opener={doomed.opener}
            onAnswer={(yes) => void answer(yes)}
          />
        )}
      </div>
    </Loading>
  );
}
