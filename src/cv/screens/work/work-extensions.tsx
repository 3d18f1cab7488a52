import { FilePlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { WorkExtensionsProvider, type WorkRecordRef } from '#records/components.tsx';

const LazyUsedIn = lazy(async () => ({ default: (await loadLazily(() => import('./used-in.tsx'))).UsedIn }));
const UsedIn = (props: { id: string | undefined }) => (
  <Suspense>
    <LazyUsedIn {...props} />
  </Suspense>
);

const AddToCv = lazy(async () => {
  const [{ AddToCv }] = await Promise.all([loadLazily(() => import('./add-to-cv.tsx')), preloadMessages(['cv-work'])]);
  return { default: AddToCv };
});

/** Lets the records of a member's work be added to CVs, and shows in which CVs they are. */
export function WorkExtensions({ children }: { children: ReactNode }) {
  const t = useTranslations('app.work');
  const [chosen, setChosen] = useState<{ record: WorkRecordRef; open: boolean; count: number }>();
  const choose = useCallback(
    (record: WorkRecordRef) => setChosen((before) => ({ record, open: true, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const label = t('addToCv');
  const extensions = useMemo(
    () => ({
      menuEntriesOf: (record: WorkRecordRef) => [{ label, icon: FilePlus, onSelect: () => choose(record) }],
      UsedIn,
    }),
    [label, choose],
  );
  return (
    <WorkExtensionsProvider value={extensions}>
      {children}
      {chosen && (
        <Suspense>
          <MessagesProvider domains={['cv-work']}>
            <AddToCv
              key={chosen.count}
              record={chosen.record}
              open={chosen.open}
              onClose={() => setChosen((now) => now && { ...now, open: false })}
            />
          </MessagesProvider>
        </Suspense>
      )}
    </WorkExtensionsProvider>
  );
}
