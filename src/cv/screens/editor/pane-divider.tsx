import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

const STORAGE_KEY = 'cv-editor.pane-width';
const [MIN_WIDTH, DEFAULT_WIDTH, MAX_WIDTH, STEP] = [352, 440, 720, 24];
/** The least width that is left for the pages. */
const MIN_PAGES_WIDTH = 384;

const clamp = (width: number) =>
  Math.round(Math.max(MIN_WIDTH, Math.min(width, MAX_WIDTH, window.innerWidth - MIN_PAGES_WIDTH)));
const storedWidth = () => clamp(Number(localStorage.getItem(STORAGE_KEY)) || DEFAULT_WIDTH);

/** Divider that sets the width of the element before it, by dragging or with the arrow keys. A double click resets it. */
export function PaneDivider() {
  const t = useTranslations('cv-editor');
  const divider = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(storedWidth);
  const isRtl = () => document.dir === 'rtl';

  useLayoutEffect(() => {
    const pane = divider.current?.previousElementSibling as HTMLElement | null;
    pane?.style.setProperty('--pane-width', `${width}px`);
  }, [width]);
  useEffect(() => {
    const fit = () => setWidth(storedWidth);
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  const store = (next: number) => {
    localStorage.setItem(STORAGE_KEY, String(next));
    setWidth(next);
  };
  const drag = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (box) store(clamp(isRtl() ? box.right - clientX : clientX - box.left));
  };
  const step = (event: KeyboardEvent) => {
    const towards = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = { Home: MIN_WIDTH, End: MAX_WIDTH }[event.key] ?? width + (towards ?? 0) * (isRtl() ? -STEP : STEP);
    if (next === width) return;
    event.preventDefault();
    store(clamp(next));
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
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      onPointerDown={({ button, currentTarget, pointerId }) =>
        button === 0 && currentTarget.setPointerCapture(pointerId)
      }
      onPointerMove={drag}
      onDoubleClick={() => store(clamp(DEFAULT_WIDTH))}
      onKeyDown={step}
      className="relative z-10 -mx-1 w-2 shrink-0 cursor-col-resize touch-none after:absolute after:inset-y-0 after:start-1/2 after:w-0.5 hover:after:bg-primary active:after:bg-primary"
    />
  );
}
