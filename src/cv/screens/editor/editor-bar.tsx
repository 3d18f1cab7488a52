import { ArrowLeft, History, ListChecks, Lock, Redo2, Share, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { Cv, CvContent } from '../../contract.ts';
import { useExportDialog } from '../export/use-export-dialog.tsx';
import { useScreenAction } from '../screen-actions.tsx';
import { useSharingDialog } from '../sharing/use-sharing-dialog.tsx';
import { DownloadLink } from './download-link.tsx';
import { afterInitialLoad, CHUNKS } from './lazy-chunks.ts';
import { NameField } from './name-field.tsx';
import { SaveStatus } from './save-status.tsx';
import { useStepDescription } from './use-step-description.ts';
import type { CvView, CvWriter } from './writing/cv-writer.ts';

const EditorHistory = lazy(async () => ({ default: (await CHUNKS.history()).EditorHistory }));
/** Reports the number of findings. Renders nothing if its chunk fails to load: the button works without the count. */
const CheckCount = lazy(async () => {
  await afterInitialLoad();
  try {
    return { default: (await CHUNKS.review()).CheckCount };
  } catch {
    return { default: () => null };
  }
});

type Props = { writer: CvWriter; view: CvView; cv: Cv | undefined; locked: boolean; onChecks: () => void };

/** Header of the editor: the CV's name, its save status and its actions. */
export function EditorBar({ writer, view, cv, locked, onChecks }: Props) {
  const t = useTranslations('cv-editor.bar');
  const tBar = useTranslations('cv-history.bar');
  const describeStep = useStepDescription(view.content);
  const exportDialog = useExportDialog();
  const sharingDialog = useSharingDialog();
  const [history, setHistory] = useState<boolean>();
  const { id } = view;
  const openHistory = () => setHistory(true);
  const openSharing = () => sharingDialog.open({ id, name: view.name });
  useScreenAction('history', openHistory);
  useScreenAction('sharing', openSharing);
  return (
    <header className="flex min-h-13 items-center gap-x-1 border-border border-b bg-background ps-2 pe-2 sm:gap-x-2 sm:pe-4">
      <RouterLink to="/cv" aria-label={tBar('back')} title={tBar('back')} className={buttonStyle('quiet', 'icon')}>
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
      </RouterLink>
      <NameField name={view.name} disabled={locked} onRename={writer.rename} />
      {locked ? (
        <span className="inline-flex items-center gap-2 text-text-secondary">
          <Icon of={Lock} />
          <span className="max-sm:sr-only">{t('locked')}</span>
        </span>
      ) : (
        <SaveStatus writer={writer} />
      )}
      <div className="ms-auto flex items-center sm:gap-1">
        <HistoryStepButton
          name={t('undo')}
          step={describeStep(view.undo)}
          icon={Undo2}
          keys="Mod+Z"
          onClick={writer.undo}
        />
        <HistoryStepButton
          name={t('redo')}
          step={describeStep(view.redo)}
          icon={Redo2}
          keys="Mod+Shift+Z"
          onClick={writer.redo}
        />
        <ChecksButton content={view.content} onClick={onChecks} />
        <IconButton name={tBar('history')} icon={History} onClick={openHistory} />
        <IconButton name={sharingDialog.label} icon={Share} className="max-sm:hidden" onClick={openSharing} />
      </div>
      <DownloadLink writer={writer} className="max-sm:hidden" />
      <LazyDropdownMenu
        align="end"
        trigger={<IconButton name={tBar('more')} icon={MenuDots} />}
        entries={[
          { kind: 'link', label: t('preview'), href: `/cv/${id}/preview` },
          { kind: 'link', label: t('templates'), href: `/cv/${id}/templates` },
          sharingDialog.entryFor({ id, name: view.name }),
          { kind: 'line' },
          { kind: 'link', label: t('download'), href: `/api/cvs/${id}/export/pdf`, download: true },
          exportDialog.entryFor({ id, name: view.name }),
        ]}
      />
      {history !== undefined && cv && (
        <Suspense>
          <EditorHistory
            cv={{ ...cv, revision: view.revision, document: view.content }}
            writer={writer}
            open={history}
            onClose={() => setHistory(false)}
          />
        </Suspense>
      )}
      {exportDialog.dialog}
      {sharingDialog.dialog}
    </header>
  );
}

/** Button that opens the checks. The badge with their number appears once counted and does not shift the layout. */
function ChecksButton({ content, onClick }: { content: CvContent; onClick: () => void }) {
  const t = useTranslations('cv-editor.bar');
  const [count, setCount] = useState(0);
  const open = () => {
    onClick();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus());
  };
  return (
    <span className="relative">
      <IconButton name={count > 0 ? t('checksOpen', { count }) : t('checks')} icon={ListChecks} onClick={open} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -end-0.5 top-0 min-w-4 rounded-full bg-text px-1 text-center text-[10px] text-background leading-4 tabular-nums empty:hidden"
      >
        {count > 0 && count}
      </span>
      <Suspense>
        <CheckCount content={content} onCount={setCount} />
      </Suspense>
    </span>
  );
}

type HistoryStepProps = {
  name: string;
  step: string | undefined;
  icon: typeof Undo2;
  keys: string;
  onClick: () => void;
};

/** Undo or redo button, labelled with the step that it affects. */
const HistoryStepButton = ({ name, step, icon, keys, onClick }: HistoryStepProps) => (
  <IconButton
    name={step === undefined ? name : `${name}: ${step}`}
    keys={keys}
    icon={icon}
    aria-disabled={step === undefined}
    className="max-sm:hidden aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:opacity-40"
    onClick={() => step !== undefined && onClick()}
  />
);
