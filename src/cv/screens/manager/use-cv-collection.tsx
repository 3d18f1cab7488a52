import { Eye, FileDown, FileUser, LayoutTemplate, Lock, LockOpen, Tag } from 'lucide-react';
import { lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import type { ManagedCollection } from '#records/components.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { CvItem, Visibility } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { Thumbnail } from '../pages/thumbnail.tsx';
import { FAMILY_PARAM } from '../variants/family-href.ts';
import { VISIBILITIES, VISIBILITY_STYLES } from '../visibilities.ts';

const FamilyTree = lazy(async () => {
  const [{ FamilyTree: Tree }] = await Promise.all([
    loadLazily(() => import('../variants/family-tree.tsx')),
    preloadMessages(FAMILY_DOMAINS),
  ]);
  return {
    default: () => (
      <MessagesProvider domains={FAMILY_DOMAINS}>
        <Tree />
      </MessagesProvider>
    ),
  };
});

const FAMILY_DOMAINS = ['cv-variants', 'cv-history', 'cv-page'] as const;

const SIZES = { card: '(min-width: 640px) 14rem, 45vw', row: '2rem' };

type Props = { cv: Pick<CvItem, 'id' | 'revision' | 'name'>; layout: keyof typeof SIZES };

/** Thumbnail of a CV's first page. If it cannot be loaded, cards show the CV's name instead. */
const FirstPage = ({ cv, layout }: Props) => (
  <Thumbnail
    cv={cv}
    sizes={SIZES[layout]}
    fallback={
      layout === 'card' && (
        <span aria-hidden="true" dir="auto" className="line-clamp-6 break-words p-5 font-medium">
          {cv.name}
        </span>
      )
    }
  />
);

/** A CV with the `title` that the record manager expects, which is its name. */
export type ListedCv = CvItem & { title: string };

export const withTitle = <Cv extends CvItem>(cv: Cv) => ({ ...cv, title: cv.name });

const calls: ManagedCollection<ListedCv>['calls'] = {
  list: async (query, options) => {
    const { items, ...rest } = await cvApi.list.call(query as Parameters<typeof cvApi.list.call>[0], options);
    return { ...rest, items: items.map(withTitle) };
  },
  facets: () => cvApi.facets.call(),
  move: cvApi.move.call,
  bulk: (change) => cvApi.bulk.call(change as Parameters<typeof cvApi.bulk.call>[0]),
  duplicate: async (record) => withTitle(await cvApi.duplicate.call(record)),
  removeForever: cvApi.removeForever.call,
};

/** Actions on a single CV that are added to its menu. */
type CvMenuActions = { onDetails?: (cv: ListedCv) => void; entries?: (cv: ListedCv) => MenuEntry[] };

/** Returns the configuration with which the record manager lists CVs. */
export function useCvCollection({ onDetails, entries }: CvMenuActions = {}): ManagedCollection<ListedCv> {
  const t = useTranslations('cv.manager');
  const tTemplates = useTranslations('cv.templates');
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const timeAgo = useTimeAgo();
  const actionFor = (action: 'lock' | 'unlock' | Visibility) => ({
    action,
    verb: t(`verbs.${action}`),
    done: (count: number) => t(`done.${action}`, { count }),
  });
  return {
    name: 'cv',
    takedownKind: 'cv',
    icon: FileUser,
    calls,
    statuses: VISIBILITIES.map((value) => ({
      ...VISIBILITY_STYLES[value],
      ...actionFor(value),
      value,
      label: t(`statuses.${value}.one`),
      plural: t(`statuses.${value}.many`),
    })),
    statusOf: ({ visibility }) => visibility,
    withStatus: (cv, status) => ({ ...cv, visibility: status as Visibility }),
    lock: {
      isOn: ({ locked }) => locked,
      withToggle: (cv, locked) => ({ ...cv, locked }),
      on: { ...actionFor('lock'), icon: Lock },
      off: { ...actionFor('unlock'), icon: LockOpen },
    },
    hasView: false,
    extraActions: (cv) => [
      { label: tTemplates('see'), icon: Eye, onSelect: () => void navigate(`/cv/${cv.id}/preview`) },
      {
        label: t('menu.template'),
        icon: LayoutTemplate,
        onSelect: () => void navigate(`/cv/${cv.id}/templates`),
      },
      {
        label: t('menu.details'),
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
    tree: FamilyTree,
    requestedLayout: searchParams.has(FAMILY_PARAM) ? 'tree' : undefined,
    contentOf: ({ locked, updatedAt, ...cv }) => ({
      picture: undefined,
      renderPage: (layout) => <FirstPage cv={cv} layout={layout} />,
      subtitle: '',
      dateText: t('changed', { when: timeAgo(updatedAt) }),
      badges: locked && <Badge icon={Lock}>{t('locked')}</Badge>,
    }),
    texts: {
      title: t('title'),
      create: t('create'),
      search: t('search'),
      count: (count) => t('count', { count }),
      emptyTitle: t('emptyTitle'),
      emptyText: t('emptyText'),
    },
  };
}
