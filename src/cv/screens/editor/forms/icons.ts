/** The icons available for a contact line, named as in `render/contact-icons.ts`. */
export const CONTACT_ICONS = [
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

export const isContactIcon = (name: string) => CONTACT_ICONS.some((icon) => icon === name);
