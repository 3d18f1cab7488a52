import { type ReactNode, useEffect, useId, useRef } from 'react';

const GAP = 6;
const EDGE = 8;

type Props = { reason: string; children: (describedBy: string) => ReactNode };

/** Explains why a control is disabled, on hover, focus and press. */
export function ReasonTip({ reason, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!anchor.current || !tip.current) return;
    tip.current.showPopover();
    position(tip.current, anchor.current.getBoundingClientRect());
  };
  const hide = () => tip.current?.hidePopover();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && tip.current?.hidePopover();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside it
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyUp={() => undefined}
    >
      {children(id)}
      <span
        ref={tip}
        id={id}
        popover="manual"
        className="fixed m-0 max-w-64 rounded-control border border-border bg-floating px-2 py-1 text-text text-xs shadow-float"
      >
        {reason}
      </span>
    </span>
  );
}

/** Places the tip above the control, or below it if there is no room, within the window. */
function position(tip: HTMLElement, at: DOMRect) {
  const { width, height } = tip.getBoundingClientRect();
  const maxLeft = document.documentElement.clientWidth - width - EDGE;
  const left = Math.max(EDGE, Math.min(at.left + (at.width - width) / 2, maxLeft));
  const above = at.top - height - GAP;
  tip.style.inset = `${above < EDGE ? at.bottom + GAP : above}px auto auto ${left}px`;
}
