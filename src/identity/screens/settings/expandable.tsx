import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/actions/button.tsx';

type Props = {
  /** The current value. */
  summary: ReactNode;
  /** The label of the button that shows the form. */
  label: string;
  /** Renders the form; `close` hides it again. */
  children: (close: () => void) => ReactNode;
};

/** Shows a value with a button that expands a form below it. */
export function Expandable({ summary, label, children }: Props) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    trigger.current?.focus();
  };
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">{summary}</div>
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

/** Defined outside of the component, so that React calls the ref only when the form is mounted. */
function focusFirst(container: HTMLElement | null) {
  container?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus();
}
