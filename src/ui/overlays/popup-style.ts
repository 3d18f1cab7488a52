/** The class names of a floating popup, the only element with a shadow. */
export const POPUP =
  'origin-(--transform-origin) rounded-card border border-border bg-floating text-text shadow-float outline-none transition-[opacity,scale] data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0';

/** The class names of a list of options in a popup. */
export const POPUP_LIST = 'max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1';

/** The class names of an option in a popup. */
export const POPUP_ITEM =
  'flex min-h-8 cursor-default select-none items-center gap-2 rounded-control px-2 py-1 outline-none data-highlighted:bg-hover data-disabled:text-text-secondary pointer-coarse:min-h-11';
