import { fieldMessage } from '#platform/pure/api-errors.ts';
import { LIMITS } from '../../../model/limits.ts';
import { linkKey, toWebAddress } from './networks.ts';
import { filledLinks, type LinkRow } from './public-values.ts';

export type LinkErrorCode = 'nameNeeded' | 'nameTooLong' | 'nameTwice' | 'addressNeeded' | 'addressFaulty';

/** The errors of a link, by the field that they belong to. */
export type LinkErrors<Message = string> = { name?: Message; address?: Message };
export type LinkErrorsById<Message = string> = Readonly<Record<LinkRow['id'], LinkErrors<Message>>>;

/** Returns the errors of the links that can be found on the client. */
export function validateLinks(links: readonly LinkRow[]): LinkErrorsById<LinkErrorCode> {
  const filled = filledLinks(links);
  const entries = filled.map((link, index): [string, LinkErrors<LinkErrorCode>] => {
    const otherKeys = filled.slice(0, index).map(({ name }) => linkKey(name));
    const name = validateName(linkKey(link.name), otherKeys);
    const address = validateAddress(toWebAddress(link.address));
    return [link.id, { ...(name ? { name } : {}), ...(address ? { address } : {}) }];
  });
  return Object.fromEntries(entries.filter(([, errors]) => Object.keys(errors).length > 0));
}

function validateName(key: string, otherKeys: readonly string[]): LinkErrorCode | undefined {
  if (key === '') return 'nameNeeded';
  if (key.length > LIMITS.networkName) return 'nameTooLong';
  return otherKeys.includes(key) ? 'nameTwice' : undefined;
}

function validateAddress(address: string): LinkErrorCode | undefined {
  if (address === '') return 'addressNeeded';
  return /^https?:\/\/[^\s/?#]/i.test(address) && URL.canParse(address) ? undefined : 'addressFaulty';
}

/** Returns the server's errors about links, by the ids of the rows. */
export function serverLinkErrors(links: readonly LinkRow[], error: unknown): LinkErrorsById {
  const messages = filledLinks(links).map(({ id, name }): [string, string | undefined] => [
    id,
    fieldMessage(error, `profile.socialLinks.${linkKey(name)}`),
  ]);
  return Object.fromEntries(messages.flatMap(([id, message]) => (message ? [[id, { address: message }]] : [])));
}
