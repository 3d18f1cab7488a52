import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import type { Takedown } from '../../contract-takedowns.ts';
import { takedownsApi } from './takedowns-api.ts';

const TakenDownNote = lazy(async () => ({ default: (await import('./taken-down-note.tsx')).TakenDownNote }));

type Props = { kinds: readonly Takedown['target']['kind'][]; className?: string };

/** Notice of the member's pages that an admin took down, filtered by kind. Rarely needed, so it is loaded lazily. */
export function TakenDown({ kinds, className }: Props) {
  const { data } = useQuery({ ...takedownsApi.list.queryOptions(), networkMode: 'always' });
  const items = data?.items.filter(({ target }) => kinds.includes(target.kind)) ?? [];
  if (items.length === 0) return null;
  return (
    <Suspense>
      <WordsProvider domains={['takedowns']}>
        <TakenDownNote items={items} {...(className === undefined ? {} : { className })} />
      </WordsProvider>
    </Suspense>
  );
}
