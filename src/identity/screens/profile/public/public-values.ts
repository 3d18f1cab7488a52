import type { UserDocument } from '../../../contract.ts';
import type { ProfileChange } from '../../../model/fields.ts';
import { linkKey, linkName, toWebAddress } from './networks.ts';

/** A link in the form. The id is only used within the form and its draft. */
export type LinkRow = { id: string; name: string; address: string };

export type PublicValues = {
  displayName: string;
  bio: string;
  location: string;
  website: string;
  links: readonly LinkRow[];
  showAchievements: boolean;
};

/** Returns the form values of a user document. Links that the form already shows keep their row ids. */
export function toFormValues(
  { displayName, profile }: UserDocument,
  currentRows: readonly LinkRow[] = [],
): PublicValues {
  const { bio, location, website, socialLinks, showAchievements } = profile;
  const links = Object.entries(socialLinks).map(([key, address]) => {
    const row = currentRows.find(({ name }) => linkKey(name) === key);
    return { id: row?.id ?? key, name: linkName(key), address };
  });
  return { displayName, bio, location, website, links, showAchievements };
}

const isEmpty = ({ name, address }: LinkRow) => name.trim() === '' && address.trim() === '';

/** Returns the links without empty rows. */
export const filledLinks = (links: readonly LinkRow[]) => links.filter((link) => !isEmpty(link));

/** Returns the links as the API expects them, by network id or custom name. */
const toSocialLinks = (links: readonly LinkRow[]) =>
  Object.fromEntries(filledLinks(links).map(({ name, address }) => [linkKey(name), toWebAddress(address)]));

/** Returns stored links in the form in which `toSocialLinks` returns them: other programs may name a network otherwise. */
const normalizeLinks = (socialLinks: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(socialLinks).map(([key, address]) => [linkKey(key), toWebAddress(address)]));

/** Returns only the fields that differ from the user document, because another device may have changed the rest. */
export function toProfileChange({ displayName, profile }: UserDocument, values: PublicValues): ProfileChange {
  const next = {
    bio: values.bio,
    location: values.location.trim(),
    website: toWebAddress(values.website),
    socialLinks: toSocialLinks(values.links),
    showAchievements: values.showAchievements,
  };
  const stored = { ...profile, socialLinks: normalizeLinks(profile.socialLinks) };
  const changed = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof typeof next]),
  );
  return {
    ...(values.displayName.trim() === displayName ? {} : { displayName: values.displayName.trim() }),
    ...(changed.length > 0 ? { profile: Object.fromEntries(changed) } : {}),
  };
}

export const isUnchanged = (user: UserDocument, values: PublicValues) =>
  Object.keys(toProfileChange(user, values)).length === 0;
