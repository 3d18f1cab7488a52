import { nameOfLink, networkOf } from './networks.ts';
import type { LinkRow } from './public-values.ts';

/** The link at another address. A name that came from the address follows it; one that was typed stays. */
export function withAddress(link: LinkRow, address: string, taken: readonly string[]): LinkRow {
  const typed = link.name.trim() !== '' && link.name !== proposedName(link.address, taken);
  return { ...link, address, name: typed ? link.name : proposedName(address, taken) };
}

/** What the network is called, with a number where there is one of that name already. */
function proposedName(address: string, taken: readonly string[]): string {
  const network = networkOf(address);
  if (!network) return '';
  const name = nameOfLink(network);
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
