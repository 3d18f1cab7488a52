import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft, useStoredDraft } from '#ui/fields/use-draft.ts';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../../contract.ts';
import { LIMITS } from '../../../model/limits.ts';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { logErrors } from '../../log-errors.ts';
import { type LinkErrorsById, serverLinkErrors, validateLinks } from './link-errors.ts';
import { toWebAddress } from './networks.ts';
import { isUnchanged, type LinkRow, type PublicValues, toFormValues, toProfileChange } from './public-values.ts';

/** Manages the form of the public profile: its draft, its errors (with those of each link) and its saved state. */
export function usePublicForm(user: UserDocument) {
  const t = useTranslations('profile.public');
  const { setUser } = useAuth();
  const draftName = `profile-draft.${user.uid}`;
  const initial = useDraft(draftName, toFormValues(user));
  const [linkErrors, setLinkErrors] = useState<LinkErrorsById>({});
  const [wasSaved, setWasSaved] = useState(false);

  const check = (values: PublicValues) => {
    const errors = validateLinks(values.links);
    setLinkErrors(translateErrors(errors, (name) => t(`linkFaults.${name}`, { maximum: LIMITS.networkName })));
    return {
      displayName: values.displayName.trim() === '' ? t('nameNeeded') : undefined,
      bio: values.bio.length > LIMITS.bio ? t('bioOver', { over: values.bio.length - LIMITS.bio }) : undefined,
      links: Object.keys(errors).length > 0 ? t('linksFaulty') : undefined,
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
          const changed = await logErrors('profile update', () =>
            identityApi.changeMe.call(toProfileChange(user, values)),
          );
          setUser(changed);
          // Text entered during the request is kept and counts as unsaved.
          if (latest.current === values) form.reset(toFormValues(changed, values.links));
        }
        setWasSaved(true);
      } catch (error) {
        setLinkErrors(serverLinkErrors(values.links, error));
        throw error;
      }
    },
  });
  latest.current = form.values;

  // Adopts changes made elsewhere on the page, unless the form has unsaved changes.
  const [lastUser, setLastUser] = useState(user);
  if (lastUser !== user) {
    setLastUser(user);
    if (isUnchanged(lastUser, form.values)) form.reset(toFormValues(user, form.values.links));
  }
  const unsaved = !isUnchanged(user, form.values);
  useStoredDraft(draftName, form.values, unsaved);

  return {
    ...form,
    linkErrors,
    unsaved,
    saved: wasSaved && !unsaved,
    setLinks: (links: readonly LinkRow[]) => {
      setLinkErrors((before) => remainingErrors(before, form.values.links, links));
      form.set('links', links);
    },
    completeWebsite: () => {
      const complete = toWebAddress(form.values.website);
      if (complete !== form.values.website) form.set('website', complete);
    },
    discard: () => {
      setLinkErrors({});
      form.reset(toFormValues(user));
    },
  };
}

const translateErrors = <Code>(errors: LinkErrorsById<Code>, translate: (name: Code) => string): LinkErrorsById =>
  Object.fromEntries(
    Object.entries(errors).map(([id, { name, address }]) => [
      id,
      { ...(name ? { name: translate(name) } : {}), ...(address ? { address: translate(address) } : {}) },
    ]),
  );

/** Keeps the errors of the links that have not been edited since. */
const remainingErrors = (errors: LinkErrorsById, before: readonly LinkRow[], now: readonly LinkRow[]): LinkErrorsById =>
  Object.fromEntries(
    Object.entries(errors).filter(([id]) => now.some((link) => link.id === id && before.includes(link))),
  );
