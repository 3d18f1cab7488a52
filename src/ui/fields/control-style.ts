const BOX =
  'min-h-9 w-full rounded-control border border-border bg-background text-text transition-colors pointer-coarse:min-h-11 pointer-coarse:text-base';

/** The class names of a text input. The focus ring is inset so that nothing around it moves. */
export const CONTROL = `${BOX} block px-3 not-disabled:not-[[readonly]]:hover:border-control focus:outline-2 focus:-outline-offset-1 focus:outline-primary aria-invalid:border-error disabled:bg-surface disabled:text-text-secondary [&[readonly]]:bg-surface [&[readonly]]:text-text-secondary`;

/** The class names of a group of elements that looks like a text input and contains one. */
export const CONTROL_GROUP = `${BOX} flex items-center not-data-disabled:hover:border-control has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-primary has-[[aria-invalid=true]]:border-error has-[input:disabled]:bg-surface has-[input:disabled]:text-text-secondary`;

/** The class names of the input inside a control group. The group has the border and the focus ring. */
export const BARE_INPUT =
  'min-h-8 min-w-0 flex-1 bg-transparent px-3 text-inherit outline-none focus:outline-none pointer-coarse:min-h-11 pointer-coarse:text-base';

/** The class names of a small button at the end of an input. */
export const CONTROL_BUTTON =
  'inline-flex size-8 shrink-0 items-center justify-center rounded-control text-text-secondary transition-colors hover:bg-hover hover:text-text pointer-coarse:size-11';
