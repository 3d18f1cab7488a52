import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, useCallback, useRef } from 'react';

type Props = Omit<ComponentProps<'div'>, 'ref' | 'style'> & {
  label: string;
  onLeave: () => void;
  /** The scrolling element, which has the focus at first so that keys scroll it. */
  ref: (element: HTMLDivElement | null) => void;
};

/** A view that fills the whole window. Escape leaves it and restores the focus. */
export function FullWindowView({ label, onLeave, ref, className = '', children, ...rest }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const setRef = useCallback(
    (element: HTMLDivElement | null) => {
      own.current = element;
      ref(element);
    },
    [ref],
  );
  return (
    <Base.Root open onOpenChange={(open) => !open && onLeave()} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          ref={setRef}
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
