/** Classes of a card that is a radio option with picture and name. The whole card is clickable. */
export const CHOICE_CARD =
  'relative block min-w-0 overflow-hidden rounded-card border border-border transition-colors hover:border-control has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 forced-colors:has-checked:outline-3';
