/** Ref that focuses a field when it mounts, except on touch screens, where the keyboard would cover the form. */
export const focusOnMount = (field: HTMLElement | null) => {
  if (matchMedia('(pointer: fine)').matches) field?.focus();
};
