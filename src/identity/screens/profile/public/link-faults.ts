import { fieldMessage } from '#platform/api-errors.ts';
import { LIMITS } from '../../../model/limits.ts';
import { asWebAddress, keyOfLink } from './networks.ts';
import { filledLinks, type LinkRow } from './public-values.ts';

export type LinkFaultName = 'nameNeeded' | 'nameTooLong' | 'nameTwice' | 'addressNeeded' | 'addressFaulty';

/** The errors of a link, by the field that they belong to. */
export type LinkFault<Words = string> = { name?: Words; address?: Words };
export type LinkFaults<Words = string> = Readonly<Record<LinkRow['id'], LinkFault<Words>>>;

/** Returns the errors of the links that can be found on the client. */
export function linkFaultsOf(links: readonly LinkRow[]): LinkFaults<LinkFaultName> {
  const filled = filledLinks(links);
  const faults = filled.map((link, index): [string, LinkFault<LinkFaultName>] => {
    const before = filled.slice(0, index).map(({ name }) => keyOfLink(name));
    const name = nameFault(keyOfLink(link.name), before);
    const address = addressFault(asWebAddress(link.address));
    return [link.id, { ...(name ? { name } : {}), ...(address ? { address } : {}) }];
  });
  return Object.fromEntries(faults.filter(([, fault]) => Object.keys(fault).length > 0));
}

function nameFault(key: string, before: readonly string[]): LinkFaultName | undefined {
  if (key === '') return 'nameNeeded';
  if (key.length > LIMITS.networkName) return 'nameTooLong';
  return before.includes(key) ? 'nameTwice' : undefined;
}

function addressFault(address: string): LinkFaultName | undefined {
  if (address === '') return 'addressNeeded';
  return /^https?:\/\/[^\s/?#]/i.test(address) && URL.canParse(address) ? undefined : 'addressFaulty';
}

/** Returns the server's errors about links, by the ids of the rows. */
export function refusedLinks(links: readonly LinkRow[], error: unknown): LinkFaults {
  const said = filledLinks(links).map(({ id, name }): [string, string | undefined] => [
    id,
    fieldMessage(error, `profile.socialLinks.${keyOfLink(name)}`),
  ]);
  return Object.fromEntries(said.flatMap(([id, words]) => (words ? [[id, { address: words }]] : [])));
}
