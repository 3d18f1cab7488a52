import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { clampPaneWidth, PANE_WIDTH, PANE_WIDTH_PROPERTY, storedPaneWidth, storePaneWidth } from './pane-width.ts';

const STEP = 24;

/** Divider that sets the width of the pane, by dragging or with the arrow keys. A double click resets it. */
export function PaneDivider() {
  const t = useTranslations('cv-editor');
  const divider = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(storedPaneWidth);
  const isRtl = () => document.dir === 'rtl';

  // Set here and not by React, so that dragging renders nothing but the divider.
  useLayoutEffect(() => divider.current?.parentElement?.style.setProperty(PANE_WIDTH_PROPERTY, `${width}px`), [width]);
  useEffect(() => {
    const fit = () => setWidth(storedPaneWidth);
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  const resize = (next: number) => {
    const fitting = clampPaneWidth(next);
    storePaneWidth(fitting);
    setWidth(fitting);
  };
  const drag = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (box) resize(isRtl() ? box.right - clientX : clientX - box.left);
  };
  const step = (event: KeyboardEvent) => {
    const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl() ? 'ArrowRight' : 'ArrowLeft';
    const widths = { [forward]: width + STEP, [backward]: width - STEP, Home: PANE_WIDTH.min, End: PANE_WIDTH.max };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a divider that moves is no thematic break
    <div
      ref={divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('paneWidth')}
      aria-valuenow={width}
      aria-valuemin={PANE_WIDTH.min}
      aria-valuemax={PANE_WIDTH.max}
      onPointerDown={({ button, currentTarget, pointerId }) =>
        button === 0 && currentTarget.setPointerCapture(pointerId)
      }
      onPointerMove={drag}
      onDoubleClick={() => resize(PANE_WIDTH.default)}
      onKeyDown={step}
      className="relative z-10 -mx-1 w-2 shrink-0 cursor-col-resize touch-none after:absolute after:inset-y-0 after:start-1/2 after:w-0.5 hover:after:bg-primary active:after:bg-primary"
    />
  );
}
