/** Whoever asked for a form goes on in this field; a keyboard on glass that came up by itself would hide the rest. */
export const focusAtOnce = (field: HTMLElement | null) => {
  if (matchMedia('(pointer: fine)').matches) field?.focus();
};
