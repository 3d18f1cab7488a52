import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, History } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { RecordVersion } from '../../../contract.ts';
import type { RecordHistoryProps } from './record-history-props.ts';
import { VersionChanges } from './version-changes.tsx';

const PAGE_SIZE = 30;

/** Sheet with the earlier versions of a record, each compared with the current one. */
export const RecordHistory = <Document extends DocumentFields>(props: RecordHistoryProps<Document>) => (
  <MessagesProvider domains={['record-history']}>
    <HistorySheet {...props} />
  </MessagesProvider>
);

function HistorySheet<Document extends DocumentFields>({ open, onClose, ...props }: RecordHistoryProps<Document>) {
  const t = useTranslations('record-history');
  const tUi = useTranslations('ui');
  const [chosen, setChosen] = useState<RecordVersion>();
  /** The version that was compared last, which has the focus when the list returns. */
  const [last, setLast] = useState<string>();
  const whenOf = useVersionTime();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(chosen ? 'compareTitle' : 'title')}
      description={chosen ? whenOf(chosen) : t('text')}
    >
      {chosen ? (
        <div className="grid gap-2">
          <div>
            <Button ref={takeFocus} tone="quiet" className="-ms-3" onClick={() => setChosen(undefined)}>
              <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="rtl:-scale-x-100" />
              {t('back')}
            </Button>
          </div>
          <VersionChanges {...props} version={chosen.id} onClose={onClose} />
        </div>
      ) : (
        <VersionList
          {...props}
          focused={last}
          onChoose={(version) => {
            setChosen(version);
            setLast(version.id);
          }}
          moreLabel={tUi('table.more')}
        />
      )}
    </Sheet>
  );
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

type ListProps<Document extends DocumentFields> = Pick<RecordHistoryProps<Document>, 'config' | 'record'> & {
  /** The version whose button takes the focus. */
  focused: string | undefined;
  onChoose: (version: RecordVersion) => void;
  moreLabel: string;
};

function VersionList<Document extends DocumentFields>({
  config,
  record,
  focused,
  onChoose,
  moreLabel,
}: ListProps<Document>) {
  const t = useTranslations('record-history');
  const whenOf = useVersionTime();
  const format = useFormatter();
  const list = useInfiniteQuery({
    queryKey: [[config.name, 'versions'], { id: record.id, revision: record.revision }],
    queryFn: ({ pageParam }) =>
      config.calls.versions({
        id: record.id,
        limit: PAGE_SIZE,
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const versions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const changesIn = ({ changed }: RecordVersion) => {
    if (!changed) return t('first');
    const labels = changed
      .map((path) => path.split('.'))
      .filter(([field]) => field !== undefined && field in config.empty)
      .map((path) => config.labelOf(path));
    return labels.length > 0 ? format.list([...new Set(labels)], { type: 'unit' }) : t('unchanged');
  };
  if (list.isLoadingError) return <LoadError title={t('failed')} query={list} />;
  return (
    <Loading waiting={list.isPending} label={t('loading')} skeleton={<Skeleton />}>
      {versions.length === 0 ? (
        <p className="text-pretty pt-4 text-text-secondary">{t('empty')}</p>
      ) : (
        <ul aria-label={t('list')}>
          {versions.map((version) => (
            <li key={version.id} className="border-border border-b">
              <button
                type="button"
                ref={version.id === focused ? takeFocus : undefined}
                onClick={() => onChoose(version)}
                className="flex w-full cursor-default items-start gap-3 py-3 text-start transition-colors hover:bg-hover focus-visible:outline-2 focus-visible:outline-primary"
              >
                <Icon of={History} className="mt-0.5 text-text-secondary" />
                <span className="min-w-0 flex-1">
                  <span className="block break-words">{changesIn(version)}</span>
                  <span className="block text-text-secondary text-xs tabular-nums">{whenOf(version)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {moreLabel}
        </Button>
      )}
    </Loading>
  );
}

/** Returns a function for the time at which a version was saved. */
function useVersionTime() {
  const format = useFormatter();
  return ({ savedAt }: Pick<RecordVersion, 'savedAt'>) =>
    format.dateTime(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' });
}
