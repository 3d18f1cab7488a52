import { Eye, FileDown, FileUser, LayoutTemplate, Lock, LockOpen, Tag } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Shelf } from '#records/components.tsx';
import { Badge } from '#ui/badge.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import type { CvItem, Visibility } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { useTimeAgo } from '../use-time-ago.ts';
import { VISIBILITIES, VISIBILITY_LOOKS } from '../visibilities.ts';
import { FirstPage } from './first-page.tsx';

/** A CV with the `title` that the record manager expects, which is its name. */
export type ListedCv = CvItem & { title: string };

export const titled = <Cv extends CvItem>(cv: Cv) => ({ ...cv, title: cv.name });

const calls: Shelf<ListedCv>['calls'] = {
  list: async (wanted, options) => {
    const { items, ...rest } = await cvApi.list.call(wanted as Parameters<typeof cvApi.list.call>[0], options);
    return { ...rest, items: items.map(titled) };
  },
  facets: () => cvApi.facets.call(),
  move: cvApi.move.call,
  bulk: (change) => cvApi.bulk.call(change as Parameters<typeof cvApi.bulk.call>[0]),
  duplicate: async (one) => titled(await cvApi.duplicate.call(one)),
  removeForever: cvApi.removeForever.call,
};

/** Actions on a single CV that are added to its menu. */
type Deeds = { onDetails?: (cv: ListedCv) => void; entries?: (cv: ListedCv) => MenuEntry[] };

/** Returns the configuration with which the record manager lists CVs. */
export function useCvShelf({ onDetails, entries }: Deeds = {}): Shelf<ListedCv> {
  const t = useTranslations('cv.manager');
  const tDetails = useTranslations('cv.details');
  const tTemplates = useTranslations('cv.templates');
  const navigate = useNavigate();
  const timeAgo = useTimeAgo();
  const deed = (action: 'lock' | 'unlock' | Visibility) => ({
    action,
    verb: t(`verbs.${action}`),
    done: (count: number) => t(`done.${action}`, { count }),
  });
  return {
    name: 'cv',
    takenDownAs: 'cv',
    icon: FileUser,
    calls,
    statuses: VISIBILITIES.map((value) => ({
      ...VISIBILITY_LOOKS[value],
      ...deed(value),
      value,
      label: t(`statuses.${value}.one`),
      plural: t(`statuses.${value}.many`),
    })),
    statusOf: ({ visibility }) => visibility,
    withStatus: (cv, status) => ({ ...cv, visibility: status as Visibility }),
    lock: {
      isOn: ({ locked }) => locked,
      turned: (cv, locked) => ({ ...cv, locked }),
      on: { ...deed('lock'), icon: Lock },
      off: { ...deed('unlock'), icon: LockOpen },
    },
    hrefOf: ({ id }) => `/cv/${id}/edit`,
    own: (cv) => [
      { label: tTemplates('see'), icon: Eye, onSelect: () => void navigate(`/cv/${cv.id}/preview`) },
      {
        label: tTemplates('title'),
        icon: LayoutTemplate,
        onSelect: () => void navigate(`/cv/${cv.id}/templates`),
      },
      {
        label: tDetails('title'),
        icon: Tag,
        onSelect: () => onDetails?.(cv),
        ...(cv.locked ? { disabledReason: t('unlockFirst') } : {}),
      },
      { kind: 'line' },
      { kind: 'link', label: t('downloadPdf'), icon: FileDown, href: `/api/cvs/${cv.id}/export/pdf`, download: true },
      ...(entries?.(cv) ?? []),
    ],
    sorts: ['order', 'updated', 'title'],
    cards: 'page',
    face: ({ locked, updatedAt, ...cv }) => ({
      picture: undefined,
      page: (place) => <FirstPage cv={cv} place={place} />,
      lead: '',
      when: t('changed', { when: timeAgo(updatedAt) }),
      marks: locked && <Badge icon={Lock}>{t('locked')}</Badge>,
    }),
    words: {
      title: t('title'),
      create: t('create'),
      search: t('search'),
      count: (count) => t('count', { count }),
      emptyTitle: t('emptyTitle'),
      emptyText: t('emptyText'),
    },
  };
}
