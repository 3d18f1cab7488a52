import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Eye, Languages, Pencil, Unlink } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { CvVariant, FamilyMember, Visibility } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { Thumbnail } from '../pages/thumbnail.tsx';
import { VISIBILITY_STYLES } from '../visibilities.ts';
import { useLanguageNames } from './use-language-names.ts';
import { useVariantDialogs } from './use-variant-dialogs.tsx';

type Props = {
  member: FamilyMember;
  hasVariants: boolean;
  /** The ids of the CVs that are compared. */
  picked: readonly string[];
  onToggle: (id: string) => void;
  /** Compares a variant with its original. */
  onCompare: (member: FamilyMember) => void;
};

/** A CV of a family: what it was made for, and how it differs from its original. */
export function FamilyRow({ member, hasVariants, picked, onToggle, onCompare }: Props) {
  const t = useTranslations('cv-variants.tree');
  const tManager = useTranslations('cv.manager');
  const tTable = useTranslations('ui.table');
  const { id, name, revision, originalId, visibility } = member;
  const options = cvApi.variant.queryOptions({ input: { id } });
  const { data } = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    enabled: originalId !== null,
    placeholderData: keepPreviousData,
  });
  const variant = data?.variant ?? undefined;
  const { entries, dialogs } = useRowMenu(member, variant);
  const isPicked = picked.includes(id);
  return (
    <div
      className={`flex items-start gap-3 rounded-card border p-3 transition-colors ${isPicked ? 'border-primary bg-selected' : 'border-border'}`}
    >
      <div className="w-10 shrink-0">
        <Thumbnail cv={{ id, revision }} sizes="2.5rem" fallback={null} />
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <RouterLink
          to={`/cv/${id}/edit`}
          dir="auto"
          className="truncate rounded-[4px] font-medium hover:underline"
          title={name}
        >
          {name}
        </RouterLink>
        <p className="text-pretty text-text-secondary">
          <Description member={member} variant={variant} hasVariants={hasVariants} />
        </p>
        <div className="flex flex-wrap items-center gap-1.5">
          <Badge icon={VISIBILITY_STYLES[visibility as Visibility].icon}>
            {tManager(`statuses.${visibility as Visibility}.one`)}
          </Badge>
          {variant && <VariantState variant={variant} onCompare={() => onCompare(member)} />}
        </div>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <Checkbox label={t('compare', { name })} labelHidden checked={isPicked} onCheckedChange={() => onToggle(id)} />
        <Menu
          align="end"
          trigger={<IconButton name={tTable('actionsFor', { name })} icon={MenuDots} />}
          entries={entries}
        />
      </div>
      {dialogs}
    </div>
  );
}

type StateProps = { member: FamilyMember; variant: CvVariant | undefined; hasVariants: boolean };

function Description({ member: { purpose, updatedAt }, variant, hasVariants }: StateProps) {
  const t = useTranslations('cv-variants.tree');
  const tManager = useTranslations('cv.manager');
  const timeAgo = useTimeAgo();
  const languageName = useLanguageNames();
  if (purpose === null) {
    const when = timeAgo(updatedAt);
    return hasVariants ? t('original', { when }) : tManager('changed', { when });
  }
  if (!variant) return purpose === 'job' ? t('tailored') : ' ';
  const kind = purpose === 'language' ? languageName(variant.language) : t('tailored');
  if (variant.progress) return `${kind} · ${t('translated', variant.progress)}`;
  const { differences: count } = variant;
  return `${kind} · ${count === 0 ? t('upToDate') : t('differences', { count })}`;
}

function VariantState({ variant, onCompare }: { variant: CvVariant; onCompare: () => void }) {
  const t = useTranslations('cv-variants.tree');
  const { updates, progress, original } = variant;
  if (original.revision === null) return <Badge tone="warning">{t('originalTrashed')}</Badge>;
  const outdated = progress?.changed ?? 0;
  return (
    <>
      {outdated > 0 && (
        <Badge tone="warning" icon={Languages}>
          {t('outdated', { count: outdated })}
        </Badge>
      )}
      {updates.length > 0 && (
        <button
          type="button"
          onClick={onCompare}
          className="inline-flex min-h-6 items-center gap-1 rounded-[4px] font-medium text-link text-xs hover:underline pointer-coarse:min-h-11"
        >
          <Icon of={Download} className="size-3.5" />
          {t('updates', { count: updates.length })}
        </button>
      )}
    </>
  );
}

function useRowMenu({ id, name, purpose }: FamilyMember, variant: CvVariant | undefined) {
  const t = useTranslations('cv-variants.tree');
  const tCv = useTranslations('cv.variants');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const { entriesFor, dialogs } = useVariantDialogs();
  const detach = async () => {
    try {
      await cvApi.detachVariant.call({ id });
      toast({ text: t('detached', { name }), tone: 'success' });
    } catch (error) {
      reportFailure(t('notDetached'), error);
    }
    await queries.invalidateQueries({ queryKey: cvApi.key() });
  };
  const go = (to: string) => () => void navigate(to);
  const entries: MenuEntry[] = [
    { label: t('edit'), icon: Pencil, onSelect: go(`/cv/${id}/edit`) },
    { label: t('preview'), icon: Eye, onSelect: go(`/cv/${id}/preview`) },
    ...(purpose === 'language' && variant?.original.revision != null
      ? [{ label: tCv('open'), icon: Languages, onSelect: go(`/cv/${id}/translate`) }]
      : []),
    { kind: 'line' },
    ...entriesFor({ id, name }),
    ...(purpose === null
      ? []
      : ([
          { kind: 'line' },
          { label: t('detach'), icon: Unlink, onSelect: () => void detach() },
        ] satisfies MenuEntry[])),
  ];
  return { entries, dialogs };
}
