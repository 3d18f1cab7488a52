import { cloneElement, type KeyboardEvent, lazy, type ReactElement, Suspense, useState } from 'react';
import { loadLater } from '#platform/load-later.ts';
import type { MenuProps } from './menu.tsx';

const load = async () => ({ default: (await loadLater(() => import('./menu.tsx'))).Menu });
const LazyMenu = lazy(load);

/** A menu whose code loads on first interaction, because most menus of a screen are never opened. */
export function MenuLater(props: Omit<MenuProps, 'defaultOpen'>) {
  const [wanted, setWanted] = useState(false);
  const open = () => setWanted(true);
  const trigger = cloneElement(props.trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: open,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'ArrowDown' && open(),
  });
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <LazyMenu {...props} defaultOpen />
    </Suspense>
  );
}
