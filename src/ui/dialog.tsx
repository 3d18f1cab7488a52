import type { ReactNode } from 'react';
import { DialogHead } from './dialog-head.tsx';
import { Overlay, type OverlayProps } from './overlay.tsx';

export type DialogProps = OverlayProps & {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the way out first, the answer last. `DialogClose` makes one of them the way out. */
  actions?: ReactNode;
};

type Props = DialogProps & {
  size?: 'small' | 'medium' | 'large';
  /** It asks something that must be answered: a click beside it does not close it, and it has no cross. */
  urgent?: boolean;
};

const WIDTHS = { small: 'sm:max-w-96', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' };

/** Something that must be settled before one goes on. For what fits in place, stay in place. */
export function Dialog({ title, description, children, actions, size = 'small', urgent = false, ...over }: Props) {
  return (
    <Overlay
      steady={urgent}
      {...over}
      role={urgent ? 'alertdialog' : 'dialog'}
      place="justify-center sm:items-center sm:p-6"
      look={`max-h-[calc(100dvh-2rem)] border transition-[opacity,translate] duration-160 data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:rounded-card ${WIDTHS[size]}`}
    >
      <DialogHead title={title} description={description} cross={!urgent} />
      {children && <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-4">{children}</div>}
      {actions ? <div className="flex flex-wrap justify-end gap-2 p-4 pt-6">{actions}</div> : <div className="h-4" />}
    </Overlay>
  );
}
