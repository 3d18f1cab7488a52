import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, useCallback, useRef } from 'react';

type Props = Omit<ComponentProps<'div'>, 'ref' | 'style'> & {
  label: string;
  onLeave: () => void;
  /** What scrolls, and has the focus at first: keys act on it with nothing marked. */
  ref: (stage: HTMLDivElement | null) => void;
};

/** All of the window for one thing, with nothing of the app around it. Escape leads out, and back to where one was. */
export function Stage({ label, onLeave, ref, className = '', children, ...rest }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const seat = useCallback(
    (stage: HTMLDivElement | null) => {
      own.current = stage;
      ref(stage);
    },
    [ref],
  );
  return (
    <Base.Root open onOpenChange={(open) => !open && onLeave()} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          ref={seat}
          initialFocus={own}
          {...rest}
          className={`fixed inset-0 z-40 overflow-auto overscroll-contain bg-desk text-text outline-none ${className}`}
        >
          <Base.Title className="sr-only">{label}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
