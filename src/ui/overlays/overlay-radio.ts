/** An invisible radio button that covers its label. The label shows the state; the browser handles the input. */
export const OVERLAY_RADIO = 'absolute inset-0 size-full cursor-default opacity-0';
