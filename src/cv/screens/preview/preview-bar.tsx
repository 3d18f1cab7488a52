import { useQueryClient } from '@tanstack/react-query';
import { Copy, FileDown, History, Lock, Pencil, RotateCcw, Share, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordBar } from '#records/components.tsx';
import { Button } from '#ui/button.tsx';
import { MenuDots } from '#ui/dots.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { useExport } from '../export/use-export.tsx';
import { useSharing } from '../sharing/use-sharing.tsx';
import { useCvDeeds } from '../use-cv-deeds.ts';

const DOTS = { ring: 'border-[1.5px] border-control', faint: 'bg-control', full: 'bg-success' };
const BACK = '/cv';

type Props = { cv: Cv /** An earlier version is viewed. */; old: boolean; onHistory: () => void };

/** Header of the preview: the CV's name, its status and its actions. */
export function PreviewBar({ cv, old, onHistory }: Props) {
  const t = useTranslations('cv-history.bar');
  const tManager = useTranslations('cv.manager');
  const tRecords = useTranslations('records.manager');
  const { busy, status, turns, duplicate, restore, trash } = useCvDeeds(cv);
  const exporting = useExport();
  const sharing = useSharing();
  const { open: share } = sharing;
  useAsked('sharing', () => share(cv));
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
            <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[status?.dot ?? 'ring']}`} />
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
      <Link look="button-plain" render={<RouterLink to={`/cv/${cv.id}/edit`} />}>
        <Icon of={Pencil} />
        <span className="max-sm:sr-only">{t('edit')}</span>
      </Link>
      <Button icon={History} onClick={onHistory}>
        <span className="max-sm:sr-only">{t('history')}</span>
      </Button>
      <Button icon={Share} className="max-sm:hidden" onClick={() => share(cv)}>
        {sharing.verb}
      </Button>
      {!old && (
        <Link look="button-primary" href={`/api/cvs/${cv.id}/export/pdf`} download="">
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
          sharing.entryFor(cv),
          exporting.entryFor(cv),
          { kind: 'line' },
          ...turns.map(({ verb, icon, run }) => ({ label: verb, icon, onSelect: () => void run() })),
          { kind: 'line' },
          { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: () => void trash() },
        ]}
      />
      {exporting.dialog}
      {sharing.dialog}
    </RecordBar>
  );
}

/** Runs an action if the address has this parameter, and removes it, so that going back does not repeat the action. */
function useAsked(name: string, run: () => void) {
  const [address, setAddress] = useSearchParams();
  const isAsked = address.has(name);
  const isSeen = useRef(false);
  useEffect(() => {
    if (isSeen.current === isAsked) return;
    isSeen.current = isAsked;
    if (!isAsked) return;
    run();
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
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
