import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { DialogHead, VEIL } from './dialog-head.tsx';

export type DialogProps = {
  /** What opens it. Without one, `open` and `onOpenChange` do. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the way out first, the answer last. `DialogClose` makes one of them the way out. */
  actions?: ReactNode;
  /** What is done in it takes care, so that a click beside it does not close it. */
  steady?: boolean;
  /** What gets the focus when it closes, where it was opened without a trigger. */
  opener?: HTMLElement | undefined;
};

type Props = DialogProps & {
  size?: 'small' | 'medium' | 'large';
  /** It asks something that must be answered: a click beside it does not close it, and it has no cross. */
  urgent?: boolean;
};

const WIDTHS = { small: 'sm:max-w-96', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' };

/** Something that must be settled before one goes on. For what fits in place, stay in place. */
export function Dialog(props: Props) {
  const { trigger, open, onOpenChange, title, description, children, actions, size = 'small', urgent = false } = props;
  const { steady = urgent, opener } = props;
  return (
    <Base.Root
      disablePointerDismissal={steady}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={VEIL} />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            role={urgent ? 'alertdialog' : 'dialog'}
            {...(opener ? { finalFocus: () => opener } : {})}
            className={`flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-card border border-border bg-floating text-text shadow-float outline-none transition-[opacity,translate] duration-160 data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:rounded-card ${WIDTHS[size]}`}
          >
            <DialogHead title={title} description={description} cross={!urgent} />
            {children && <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-4">{children}</div>}
            {actions ? (
              <div className="flex flex-wrap justify-end gap-2 p-4 pt-6">{actions}</div>
            ) : (
              <div className="h-4" />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
