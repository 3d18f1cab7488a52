import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useEventDeviceName } from '#ui/use-device-name.ts';
import type { OwnEvent } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';

const PAGE_SIZE = 10;

/** Lists the account activity, newest first, page by page. */
export function Events() {
  const t = useTranslations('audit.own');
  const events = useInfiniteQuery(
    identityApi.events.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor,
    }),
  );
  const items = events.data?.pages.flatMap((page) => page.items) ?? [];
  if (events.isError && items.length === 0) {
    return <LoadError title={t('failed')} query={events} />;
  }
  return (
    <Loading waiting={events.isPending} label={t('loading')} skeleton={<Skeleton shape="block" />}>
      {items.length === 0 ? (
        <p className="text-text-secondary">{t('empty')}</p>
      ) : (
        <ul aria-label={t('listLabel')}>
          {items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {events.hasNextPage && (
        <Button className="mt-4" busy={events.isFetchingNextPage} onClick={() => void events.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Loading>
  );
}

function EventRow({ event: { action, at, byMember, address, device } }: { event: OwnEvent }) {
  const t = useTranslations('audit');
  const format = useFormatter();
  const deviceName = useEventDeviceName();
  return (
    <li className="border-border border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="font-medium">{t(`actions.${action}`)}</p>
      <p className="break-words text-text-secondary text-xs tabular-nums">
        <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {!byMember && ` · ${t('own.byAdmin')}`}
        {device && ` · ${deviceName(device)}`}
        {address && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
