import type { DialogProps } from './dialog.tsx';
import { DialogHead } from './dialog-head.tsx';
import { Overlay } from './overlay.tsx';

/** A modal sheet at the end edge of the window, or at the bottom on a phone. */
export function Sheet({ title, description, children, actions, ...overlayProps }: DialogProps) {
  return (
    <Overlay
      {...overlayProps}
      role="dialog"
      positionClass="overflow-hidden sm:items-stretch sm:justify-end"
      popupClass="max-h-[88dvh] border-t transition-[translate,opacity] duration-180 data-ending-style:translate-y-full data-starting-style:translate-y-full sm:max-h-none sm:w-104 sm:rounded-none sm:border-s sm:border-t-0 sm:data-ending-style:translate-x-full sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-x-full sm:data-starting-style:translate-y-0 sm:rtl:data-ending-style:-translate-x-full sm:rtl:data-starting-style:-translate-x-full"
    >
      <DialogHead title={title} description={description} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      {actions && (
        <div className="flex flex-wrap justify-end gap-2 border-border border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {actions}
        </div>
      )}
    </Overlay>
  );
}
