import { linkName, networkOf } from './networks.ts';
import type { LinkRow } from './public-values.ts';

/** Returns the link with another address. A name proposed from the address is updated; an edited one is kept. */
export function withAddress(link: LinkRow, address: string, otherNames: readonly string[]): LinkRow {
  const typed = link.name.trim() !== '' && link.name !== proposedName(link.address, otherNames);
  return { ...link, address, name: typed ? link.name : proposedName(address, otherNames) };
}

/** Returns the name of the address's network, numbered if the name is taken. */
function proposedName(address: string, otherNames: readonly string[]): string {
  const network = networkOf(address);
  if (!network) return '';
  const name = linkName(network);
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!otherNames.includes(numbered)) return numbered;
  }
}
