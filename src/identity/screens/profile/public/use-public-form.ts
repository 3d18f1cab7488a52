import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft, useKeptDraft } from '#ui/use-draft.ts';
import { useForm } from '#ui/use-form.ts';
import type { UserDocument } from '../../../contract.ts';
import { LIMITS } from '../../../model/limits.ts';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { logged } from '../../logged.ts';
import { type LinkFaults, linkFaultsOf, refusedLinks } from './link-faults.ts';
import { asWebAddress } from './networks.ts';
import { changeOf, isUnchanged, type LinkRow, type PublicValues, valuesOf } from './public-values.ts';

/** Manages the form of the public profile: its draft, its errors (with those of each link) and its saved state. */
export function usePublicForm(user: UserDocument) {
  const t = useTranslations('profile.public');
  const { setUser } = useAuth();
  const draftName = `profile-draft.${user.uid}`;
  const initial = useDraft(draftName, valuesOf(user));
  const [linkFaults, setLinkFaults] = useState<LinkFaults>({});
  const [wasSaved, setWasSaved] = useState(false);

  const check = (values: PublicValues) => {
    const faults = linkFaultsOf(values.links);
    setLinkFaults(wordsOfFaults(faults, (name) => t(`linkFaults.${name}`, { maximum: LIMITS.networkName })));
    return {
      displayName: values.displayName.trim() === '' ? t('nameNeeded') : undefined,
      bio: values.bio.length > LIMITS.bio ? t('bioOver', { over: values.bio.length - LIMITS.bio }) : undefined,
      links: Object.keys(faults).length > 0 ? t('linksFaulty') : undefined,
    };
  };
  const latest = useRef<PublicValues>(initial);
  const form = useForm<PublicValues>({
    initial,
    check,
    paths: {
      bio: 'profile.bio',
      location: 'profile.location',
      website: 'profile.website',
      links: 'profile.socialLinks',
      showAchievements: 'profile.showAchievements',
    },
    submit: async (values) => {
      try {
        if (!isUnchanged(user, values)) {
          const changed = await logged('profile update', () => identityApi.changeMe.call(changeOf(user, values)));
          setUser(changed);
          // Text entered during the request is kept and counts as unsaved.
          if (latest.current === values) form.reset(valuesOf(changed, values.links));
        }
        setWasSaved(true);
      } catch (error) {
        setLinkFaults(refusedLinks(values.links, error));
        throw error;
      }
    },
  });
  latest.current = form.values;

  // Adopts changes made elsewhere on the page, unless the form has unsaved changes.
  const [known, setKnown] = useState(user);
  if (known !== user) {
    setKnown(user);
    if (isUnchanged(known, form.values)) form.reset(valuesOf(user, form.values.links));
  }
  const unsaved = !isUnchanged(user, form.values);
  useKeptDraft(draftName, form.values, unsaved);

  return {
    ...form,
    linkFaults,
    unsaved,
    saved: wasSaved && !unsaved,
    setLinks: (links: readonly LinkRow[]) => {
      setLinkFaults((before) => faultsStillThere(before, form.values.links, links));
      form.set('links', links);
    },
    completeWebsite: () => {
      const complete = asWebAddress(form.values.website);
      if (complete !== form.values.website) form.set('website', complete);
    },
    discard: () => {
      setLinkFaults({});
      form.reset(valuesOf(user));
    },
  };
}

const wordsOfFaults = <Name>(faults: LinkFaults<Name>, say: (name: Name) => string): LinkFaults =>
  Object.fromEntries(
    Object.entries(faults).map(([id, { name, address }]) => [
      id,
      { ...(name ? { name: say(name) } : {}), ...(address ? { address: say(address) } : {}) },
    ]),
  );

/** Keeps the errors of the links that have not been edited since. */
const faultsStillThere = (faults: LinkFaults, before: readonly LinkRow[], now: readonly LinkRow[]): LinkFaults =>
  Object.fromEntries(
    Object.entries(faults).filter(([id]) => now.some((link) => link.id === id && before.includes(link))),
  );
