import { useQueryClient } from '@tanstack/react-query';
import { Copy, FileDown, History, Lock, Pencil, RotateCcw, Share, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordBar, useSharing } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { useExportDialog } from '../export/use-export-dialog.tsx';
import { useCvActions } from '../use-cv-actions.ts';
import { useVariantDialogs } from '../variants/use-variant-dialogs.tsx';

const DOT_STYLES = { ring: 'border-[1.5px] border-control', faint: 'bg-control', full: 'bg-success' };
const BACK = '/cv';

type Props = { cv: Cv /** An earlier version is viewed. */; isOldVersion: boolean; onHistory: () => void };

/** Header of the preview: the CV's name, its status and its actions. */
export function PreviewBar({ cv, isOldVersion, onHistory }: Props) {
  const t = useTranslations('cv-history.bar');
  const tManager = useTranslations('cv.manager');
  const tRecords = useTranslations('records.manager');
  const { busy, status, statusActions, duplicate, restore, trash } = useCvActions(cv);
  const exportDialog = useExportDialog();
  const sharing = useSharing();
  const variantDialogs = useVariantDialogs();
  const target = { kind: 'cv', id: cv.id, name: cv.name } as const;
  useActionParam('sharing', () => sharing.open(target));
  const back = { to: BACK, label: t('back') };
  if (cv.trashedAt) return <TrashedBar cv={cv} back={back} onRestore={restore} />;
  return (
    <RecordBar
      back={back}
      status={
        <div className="flex min-w-0 items-baseline gap-3">
          <h1 dir="auto" className="min-w-0 truncate font-medium text-text" title={cv.name}>
            {cv.name}
          </h1>
          <span className="inline-flex shrink-0 items-baseline gap-2 max-sm:sr-only">
            <span aria-hidden="true" className={`size-2 rounded-full ${DOT_STYLES[status?.dot ?? 'ring']}`} />
            {status?.label}
          </span>
          {cv.locked && (
            <span className="inline-flex shrink-0 items-center gap-1 self-center">
              <Icon of={Lock} className="size-3.5" />
              <span className="max-sm:sr-only">{tManager('locked')}</span>
            </span>
          )}
        </div>
      }
    >
      <Link variant="button-plain" render={<RouterLink to={`/cv/${cv.id}/edit`} />}>
        <Icon of={Pencil} />
        <span className="max-sm:sr-only">{t('edit')}</span>
      </Link>
      <Button icon={History} onClick={onHistory}>
        <span className="max-sm:sr-only">{t('history')}</span>
      </Button>
      <Button icon={Share} className="max-sm:hidden" onClick={() => sharing.open(target)}>
        {sharing.label}
      </Button>
      {!isOldVersion && (
        <Link variant="button-primary" href={`/api/cvs/${cv.id}/export/pdf`} download="">
          <Icon of={FileDown} />
          <span className="max-sm:sr-only">{t('download')}</span>
        </Link>
      )}
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} busy={busy} />}
        entries={[
          { label: tRecords('duplicate'), icon: Copy, onSelect: () => void duplicate() },
          { kind: 'line' },
          sharing.entryFor(target),
          exportDialog.entryFor(cv),
          { kind: 'line' },
          ...variantDialogs.entriesFor(cv),
          { kind: 'line' },
          ...statusActions.map(({ verb, icon, run }) => ({ label: verb, icon, onSelect: () => void run() })),
          { kind: 'line' },
          { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: () => void trash() },
        ]}
      />
      {exportDialog.dialog}
      {variantDialogs.dialogs}
    </RecordBar>
  );
}

/** Runs an action if the address has this parameter, and removes it, so that going back does not repeat the action. */
function useActionParam(name: string, run: () => void) {
  const [searchParams, setSearchParams] = useSearchParams();
  const isRequested = searchParams.has(name);
  const isHandled = useRef(false);
  useEffect(() => {
    if (isHandled.current === isRequested) return;
    isHandled.current = isRequested;
    if (!isRequested) return;
    run();
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete(name);
        return next;
      },
      { replace: true },
    );
  });
}

type TrashedProps = { cv: Cv; back: { to: string; label: string }; onRestore: () => Promise<void> };

function TrashedBar({ cv, back, onRestore }: TrashedProps) {
  const t = useTranslations('cv-history.bar');
  const tRecords = useTranslations('records.manager');
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    await queries.invalidateQueries({ queryKey: cvApi.key() });
    setBusy(false);
  };
  return (
    <RecordBar
      back={back}
      status={
        <>
          <h1 className="sr-only">{cv.name}</h1>
          {t('trashed')}
        </>
      }
    >
      <Button icon={RotateCcw} busy={busy} onClick={() => void restore()}>
        {tRecords('restore')}
      </Button>
    </RecordBar>
  );
}
