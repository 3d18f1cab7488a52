import type { ReactNode } from 'react';
import { DialogHead } from './dialog-head.tsx';
import { Overlay, type OverlayProps } from './overlay.tsx';

export type DialogProps = OverlayProps & {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons: cancel first, the primary action last. Wrap the cancel button in `DialogClose`. */
  actions?: ReactNode;
};

type Props = DialogProps & {
  size?: 'small' | 'medium' | 'large';
  /** Requires an answer: a click outside does not close the dialog, and it has no close button. */
  urgent?: boolean;
};

const WIDTHS = { small: 'sm:max-w-96', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' };

/** A modal dialog for a decision that blocks the page. Prefer inline forms for anything smaller. */
export function Dialog({
  title,
  description,
  children,
  actions,
  size = 'small',
  urgent = false,
  ...overlayProps
}: Props) {
  return (
    <Overlay
      keepsOpen={urgent}
      {...overlayProps}
      role={urgent ? 'alertdialog' : 'dialog'}
      positionClass="justify-center sm:items-center sm:p-6"
      popupClass={`max-h-[calc(100dvh-2rem)] border transition-[opacity,translate] duration-160 data-ending-style:translate-y-2 data-starting-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:rounded-card ${WIDTHS[size]}`}
    >
      <DialogHead title={title} description={description} closable={!urgent} />
      {/* Padded at the bottom too, where the focus ring of the last field would be cut. */}
      {children && (
        <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pt-4 pb-1 max-sm:has-data-stays:scroll-pb-20">
          {children}
        </div>
      )}
      {actions ? <div className="flex flex-wrap justify-end gap-2 p-4 pt-5">{actions}</div> : <div className="h-4" />}
    </Overlay>
  );
}
