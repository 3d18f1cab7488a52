import { useLayoutEffect, useRef } from 'react';
import { focusTextArea } from '../focus-node.ts';
import { type BulletList, pathOf } from './bullet-edits.ts';

/** Moves the focus to the adjacent bullet when the focused one is removed by something else, such as undo. */
export function useFocusAfterRemoval(bullets: BulletList) {
  const focused = useRef<{ id: string; index: number }>(undefined);
  useLayoutEffect(() => {
    const { id, index } = focused.current ?? {};
    if (id === undefined || index === undefined) return;
    const found = bullets.all.findIndex((bullet) => bullet.id === id);
    if (found >= 0) focused.current = { id, index: found };
    else {
      const neighbour = bullets.all[Math.min(Math.max(index - 1, 0), bullets.all.length - 1)];
      if (neighbour) focusTextArea(pathOf(bullets, neighbour.id), neighbour.text.length);
    }
  });
  return {
    onEnter: (id: string) => {
      focused.current = { id, index: bullets.all.findIndex((bullet) => bullet.id === id) };
    },
    onLeave: () => {
      focused.current = undefined;
    },
  };
}
