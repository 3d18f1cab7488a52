import { cloneElement, type KeyboardEvent, lazy, type ReactElement, Suspense, useState } from 'react';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import type { MenuProps } from './menu.tsx';

const load = async () => ({ default: (await loadLazily(() => import('./menu.tsx'))).Menu });
const LazyMenu = lazy(load);

/** A menu whose code loads on first interaction, because most menus of a screen are never opened. */
export function LazyDropdownMenu(props: Omit<MenuProps, 'defaultOpen'>) {
  const [isOpened, setIsOpened] = useState(false);
  const open = () => setIsOpened(true);
  const trigger = cloneElement(props.trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpened,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: open,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'ArrowDown' && open(),
  });
  if (!isOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <LazyMenu {...props} defaultOpen />
    </Suspense>
  );
}
