import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStoredText } from '#cv/components.tsx';
import { loadLinkName } from '#identity/components.tsx';
import type { UserDocument } from '#identity/contract.ts';
import type { CardDetails } from '../../model/card/card-details.ts';
import { type CardSettings, choicesToStore, defaultSettings, readChoices } from '../../model/card/card-settings.ts';

/**
 * Returns the settings of the member's card, kept in this browser until they sign out, with the details that follow from
 * them, and a setter.
 */
export function useCardSettings(user: UserDocument) {
  const { text, write } = useStoredText('card');
  const defaults = useMemo(() => defaultSettings(user), [user]);
  const settings = useMemo(() => ({ ...defaults, ...readChoices(text ?? '', defaults) }), [defaults, text]);
  const { socialLinks } = user.profile;
  const { data: linkName, isPending } = useQuery({
    queryKey: ['link-name'],
    queryFn: loadLinkName,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const details = useMemo((): CardDetails => {
    const links = Object.entries(socialLinks).map(([key, url]) => ({ name: linkName?.(key) ?? key, url }));
    return { ...settings, links: settings.withLinks ? links : [] };
  }, [settings, socialLinks, linkName]);
  return {
    isRead: text !== undefined && !isPending,
    settings,
    details,
    set: (changes: Partial<CardSettings>) => write(choicesToStore({ ...settings, ...changes }, defaults)),
  };
}
