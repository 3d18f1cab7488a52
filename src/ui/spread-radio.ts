/** A radio button that is spread, unseen, over the label around it: that shows its state, the browser does the rest. */
export const SPREAD_RADIO = 'absolute inset-0 size-full cursor-default opacity-0';
