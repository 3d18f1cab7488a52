import { Library } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Section } from '../../../model/shapes.ts';
import type { NodePath } from '../../../model/tree.ts';
import { isWorkKind } from '../../work-records/work-kinds.ts';

const WorkPicker = lazy(async () => {
  const [{ WorkPicker }] = await Promise.all([
    loadLazily(() => import('./work-picker.tsx')),
    preloadMessages(['cv-work']),
  ]);
  return { default: WorkPicker };
});

type Props = { section: Section; onAdded: (path: NodePath) => void };

/** Button that opens the picker of the member's work. Renders nothing for a section that shows none of it. */
export function AddFromWork({ section: { id, kind, items }, onAdded }: Props) {
  const t = useTranslations('cv-editor.outline');
  const [opened, setOpened] = useState<{ count: number; open: boolean }>({ count: 0, open: false });
  if (!isWorkKind(kind)) return null;
  return (
    <>
      <Button tone="quiet" icon={Library} onClick={() => setOpened(({ count }) => ({ count: count + 1, open: true }))}>
        {t('addFromWork')}
      </Button>
      {opened.count > 0 && (
        <Suspense>
          <MessagesProvider domains={['cv-work']}>
            <WorkPicker
              key={opened.count}
              section={{ id, kind, items }}
              open={opened.open}
              onClose={() => setOpened(({ count }) => ({ count, open: false }))}
              onAdded={onAdded}
            />
          </MessagesProvider>
        </Suspense>
      )}
    </>
  );
}
