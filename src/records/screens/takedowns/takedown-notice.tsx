import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { makeApiClient } from '#platform/browser/api-client.ts';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import type { Takedown, takedownsContract } from '../../contract-takedowns.ts';
import routes from '../../contract-takedowns.ts?routes';

const takedownsApi = makeApiClient<typeof takedownsContract>({ routes, name: 'takedowns' });

const TakedownList = lazy(async () => ({ default: (await import('./takedown-list.tsx')).TakedownList }));

type Props = { kinds: readonly Takedown['target']['kind'][]; className?: string };

/** Notice of the member's pages that an admin took down, filtered by kind. Rarely needed, so it is loaded lazily. */
export function TakedownNotice({ kinds, className }: Props) {
  const { data } = useQuery({ ...takedownsApi.list.queryOptions(), networkMode: 'always' });
  const items = data?.items.filter(({ target }) => kinds.includes(target.kind)) ?? [];
  if (items.length === 0) return null;
  return (
    <Suspense>
      <MessagesProvider domains={['takedowns']}>
        <TakedownList items={items} {...(className === undefined ? {} : { className })} />
      </MessagesProvider>
    </Suspense>
  );
}
