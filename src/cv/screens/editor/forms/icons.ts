/** The icons available for a contact line, named as in the template's drawings. */
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
