import { History, ListChecks, Lock, Search, Share } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditorHeader, UndoButtons, useSharing } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import { useShowPalette } from '#ui/screen-commands.ts';
import type { Cv, CvContent } from '../../contract.ts';
import type { OperationLabel } from '../../model/operations.ts';
import { useExportDialog } from '../export/use-export-dialog.tsx';
import { useScreenAction } from '../screen-actions.tsx';
import { useVariantDialogs } from '../variants/use-variant-dialogs.tsx';
import { DownloadLink } from './download-link.tsx';
import { CHUNKS, lazyAfterInitialLoad } from './lazy-chunks.ts';
import { NameField } from './name-field.tsx';
import { SaveStatus } from './save-status.tsx';
import { useStepDescription } from './use-step-description.ts';
import type { CvView, CvWriter } from './writing/cv-writer.ts';

const EditorHistory = lazy(async () => ({ default: (await CHUNKS.history()).EditorHistory }));
/** Reports the number of findings. */
const CheckCount = lazyAfterInitialLoad(async () => (await CHUNKS.review()).CheckCount);
const PublishControl = lazyAfterInitialLoad(async () => (await CHUNKS.publication()).PublishControl);

type Props = { writer: CvWriter; view: CvView; cv: Cv | undefined; locked: boolean; onChecks: () => void };

/** Header of the editor: the CV's name, its save status and its actions. */
export function EditorBar({ writer, view, cv, locked, onChecks }: Props) {
  const t = useTranslations('cv-editor.bar');
  const tBar = useTranslations('cv-history.bar');
  const describeStep = useStepDescription(view.content);
  const exportDialog = useExportDialog();
  const sharing = useSharing();
  const variantDialogs = useVariantDialogs();
  const [history, setHistory] = useState<boolean>();
  const { id } = view;
  const stepOf = (label: OperationLabel | undefined, run: () => void) => {
    const description = describeStep(label);
    return description === undefined ? undefined : { run, description };
  };
  const openHistory = () => setHistory(true);
  const showPalette = useShowPalette();
  const sharedCv = { kind: 'cv', id, name: view.name, saveChanges: writer.saveChanges } as const;
  const openSharing = () => sharing.open(sharedCv);
  useScreenAction('history', openHistory);
  useScreenAction('sharing', openSharing);
  return (
    <EditorHeader back={{ to: '/cv', label: tBar('back') }}>
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
        <UndoButtons undo={stepOf(view.undo, writer.undo)} redo={stepOf(view.redo, writer.redo)} />
        <ChecksButton content={view.content} onClick={onChecks} />
        <IconButton name={tBar('history')} icon={History} className="max-sm:hidden" onClick={openHistory} />
        <IconButton name={sharing.label} icon={Share} className="max-sm:hidden" onClick={openSharing} />
      </div>
      <div className="flex items-center gap-2 max-sm:hidden">
        <Suspense>
          <PublishControl id={id} revision={view.revision} saveChanges={writer.saveChanges} onSharing={openSharing} />
        </Suspense>
      </div>
      <DownloadLink writer={writer} />
      <LazyDropdownMenu
        align="end"
        trigger={<IconButton name={tBar('more')} icon={MenuDots} />}
        entries={[
          { kind: 'link', label: t('preview'), href: `/cv/${id}/preview` },
          { kind: 'link', label: t('templates'), href: `/cv/${id}/templates` },
          sharing.entryFor(sharedCv),
          { label: tBar('history'), icon: History, onSelect: openHistory },
          { label: t('commands'), icon: Search, keys: 'Mod+K', onSelect: showPalette },
          { kind: 'line' },
          ...variantDialogs.entriesFor({ id, name: view.name, saveChanges: writer.saveChanges }),
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
      {variantDialogs.dialogs}
    </EditorHeader>
  );
}

/**
 * Button that opens the checks. The badge with their number appears once counted and does not shift the layout. On a
 * phone the tab of the review takes its place.
 */
function ChecksButton({ content, onClick }: { content: CvContent; onClick: () => void }) {
  const t = useTranslations('cv-editor.bar');
  const [count, setCount] = useState(0);
  const open = () => {
    onClick();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus());
  };
  return (
    <span className="relative max-sm:hidden">
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
