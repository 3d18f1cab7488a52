import { useLayoutEffect, useRef } from 'react';
import { focusText } from '../focus-place.ts';
import { type Bullets, pathOf } from './bullet-edits.ts';

/** Moves the focus to the adjacent bullet when the focused one is removed by something else, such as undo. */
export function useStayAmong(bullets: Bullets) {
  const writing = useRef<{ id: string; index: number }>(undefined);
  useLayoutEffect(() => {
    const { id, index } = writing.current ?? {};
    if (id === undefined || index === undefined) return;
    const found = bullets.all.findIndex((bullet) => bullet.id === id);
    if (found >= 0) writing.current = { id, index: found };
    else {
      const beside = bullets.all[Math.min(Math.max(index - 1, 0), bullets.all.length - 1)];
      if (beside) focusText(pathOf(bullets, beside.id), beside.text.length);
    }
  });
  return {
    onEnter: (id: string) => {
      writing.current = { id, index: bullets.all.findIndex((bullet) => bullet.id === id) };
    },
    onLeave: () => {
      writing.current = undefined;
    },
  };
}
