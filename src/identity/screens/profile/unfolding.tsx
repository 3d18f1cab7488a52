import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';

type Props = {
  /** How it stands now. */
  fact: ReactNode;
  /** What changes it. */
  label: string;
  /** What there is to fill in, and with `close` the way back to the fact. */
  children: (close: () => void) => ReactNode;
};

/** A fact and the button that changes it; what there is to fill in unfolds in its place. */
export function Unfolding({ fact, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    trigger.current?.focus();
  };
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">{fact}</div>
        {!open && (
          <Button ref={trigger} onClick={() => setOpen(true)}>
            {label}
          </Button>
        )}
      </div>
      {open && (
        <div ref={focusFirst} className="mt-4">
          {children(close)}
        </div>
      )}
    </>
  );
}

/** Stands outside, so that it is called when the form appears and at no other time. */
function focusFirst(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus();
}
