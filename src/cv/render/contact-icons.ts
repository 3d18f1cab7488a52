import type { LucideIconData } from 'lucide-react';
import * as atSign from 'lucide-react/icons/at-sign';
import * as calendar from 'lucide-react/icons/calendar';
import * as flag from 'lucide-react/icons/flag';
import * as globe from 'lucide-react/icons/globe';
import * as house from 'lucide-react/icons/house';
import * as link from 'lucide-react/icons/link';
import * as mail from 'lucide-react/icons/mail';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as phone from 'lucide-react/icons/phone';
import * as user from 'lucide-react/icons/user';
import { Markup } from '#platform/pure/markup.ts';
import { NETWORK_ICON_PATHS } from '#platform/pure/networks/network-icon-paths.ts';
import { networkNamed } from '#platform/pure/networks/network-names.ts';
import type { Contact } from '../model/outline/outline.ts';

/** Icons of contact details, drawn as SVG rather than as characters of a font. */
const ICONS: Readonly<Record<string, object>> = {
  mail,
  phone,
  'map-pin': mapPin,
  globe,
  link,
  'at-sign': atSign,
  calendar,
  flag,
  house,
  user,
};
const ICON_BY_KIND: Record<Contact['kind'], object> = {
  email: mail,
  phone,
  location: mapPin,
  website: globe,
  profile: atSign,
  custom: link,
};

/**
 * Returns the icon of a contact as SVG: that of its network, the member's choice if it is in ICONS, or the default of its
 * kind.
 */
export const renderIcon = (contact: Contact, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" ${STROKE}>${shapesOf(contact)}</svg>`;

/** Returns the icon of a contact for a page, in the color of the text around it. */
export const contactIconMarkup = (contact: Contact) =>
  new Markup(
    `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" ${STROKE} aria-hidden="true">${shapesOf(contact)}</svg>`,
  );

function shapesOf({ kind, icon, label }: Contact) {
  const network = kind === 'profile' ? networkNamed(label) : undefined;
  if (network) return NETWORK_ICON_PATHS[network].map((path) => `<path d="${path}"/>`).join('');
  const { node } = iconDataOf((Object.hasOwn(ICONS, icon) && ICONS[icon]) || ICON_BY_KIND[kind]);
  return node.map(([shape, attributes]) => `<${shape}${attributesOf(attributes)}/>`).join('');
}
const STROKE = 'stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** Returns an icon's untyped `__iconData`. Using the component itself would load React in each worker. */
const iconDataOf = (icon: object) => (icon as { __iconData: LucideIconData }).__iconData;

const attributesOf = ({ key: _, ...attributes }: Record<string, unknown>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
