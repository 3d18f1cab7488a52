import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import type { SiteSectionKind } from '../../../../model/sections/section-kinds.ts';

const load = async () => ({ default: (await loadLazily(() => import('./add-section-dialog.tsx'))).AddSectionDialog });
const LazyDialog = lazy(load);

type Props = { trigger: ReactElement; onAdd: (kind: SiteSectionKind) => void };

/** A button that opens the choice of a new section, which is loaded on first use. */
export function AddSection({ trigger, onAdd }: Props) {
  const [open, setOpen] = useState<boolean>();
  const button = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'dialog',
    onPointerEnter: () => void load(),
    onClick: () => setOpen(true),
  });
  return (
    <>
      {button}
      {open !== undefined && (
        <Suspense>
          <LazyDialog open={open} onOpenChange={setOpen} onAdd={onAdd} />
        </Suspense>
      )}
    </>
  );
}
