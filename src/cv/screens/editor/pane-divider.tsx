import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  applyPaneWidth,
  clampPaneWidth,
  maxPaneWidth,
  PANE_WIDTH,
  pixelsPerRem,
  storedPaneWidth,
  storePaneWidth,
} from './pane-width.ts';

const STEP = 1.5;

/** Divider that sets the width of the pane, by dragging or with the arrow keys. A double click resets it. */
export function PaneDivider({ paneId }: { paneId: string }) {
  const t = useTranslations('cv-editor');
  const divider = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(storedPaneWidth);
  /** The distance of the pointer from the edge of the pane, in pixels, while it is dragged. */
  const grip = useRef<number>(undefined);

  // Set here and not by React, so that dragging renders nothing but the divider.
  useLayoutEffect(() => {
    const container = divider.current?.parentElement;
    if (container) applyPaneWidth(container, width);
  }, [width]);
  useEffect(() => {
    const fit = () => setWidth(storedPaneWidth);
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  const resize = (next: number) => {
    const fitting = clampPaneWidth(next);
    setWidth(fitting);
    storePaneWidth(fitting);
  };
  /** Returns the distance of the pointer from the start of the pane, in pixels. */
  const distanceOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left = 0, right = 0 } = currentTarget.parentElement?.getBoundingClientRect() ?? {};
    return isRtl() ? right - clientX : clientX - left;
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = distanceOf(event) - width * pixelsPerRem();
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (grip.current !== undefined) setWidth(clampPaneWidth((distanceOf(event) - grip.current) / pixelsPerRem()));
  };
  const release = () => {
    if (grip.current !== undefined) storePaneWidth(width);
    grip.current = undefined;
  };
  const step = (event: KeyboardEvent) => {
    const [forward, backward] = isRtl() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const widths = { [forward]: width + STEP, [backward]: width - STEP, Home: PANE_WIDTH.min, End: PANE_WIDTH.max };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  const inPixels = (rem: number) => Math.round(rem * pixelsPerRem());
  return (
    // biome-ignore lint/a11y/useSemanticElements: a divider that moves is no thematic break
    <div
      ref={divider}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('paneWidth')}
      aria-controls={paneId}
      aria-valuenow={inPixels(width)}
      aria-valuemin={inPixels(PANE_WIDTH.min)}
      aria-valuemax={inPixels(maxPaneWidth())}
      onPointerDown={grab}
      onPointerMove={drag}
      onLostPointerCapture={release}
      onDoubleClick={() => resize(PANE_WIDTH.default)}
      onKeyDown={step}
      className="relative z-10 -mx-1 w-2 shrink-0 cursor-col-resize touch-none after:absolute after:inset-y-0 after:start-1/2 after:w-0.5 hover:after:bg-primary active:after:bg-primary"
    />
  );
}

const isRtl = () => document.dir === 'rtl';
