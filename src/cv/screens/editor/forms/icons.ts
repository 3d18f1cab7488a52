/** The icons that a contact line can have, by the names that its drawings go by. */
export const ICONS = [
  'mail',
  'phone',
  'map-pin',
  'globe',
  'link',
  'at-sign',
  'calendar',
  'flag',
  'house',
  'user',
] as const;

export const isIcon = (name: string) => ICONS.some((icon) => icon === name);
