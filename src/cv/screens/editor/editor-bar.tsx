import { ArrowLeft, Ellipsis, FileDown, History, Lock, Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { MenuLater } from '#ui/menu-later.tsx';
import { SaveState, saveStateOf } from '#ui/save-state.tsx';
import type { Cv } from '../../contract.ts';
import { useDownloads } from '../use-downloads.ts';
import { NameField } from './name-field.tsx';
import { PIECES } from './pieces.ts';
import { useDeedWords } from './use-deed-words.ts';
import type { CvView, CvWriter } from './writing/cv-writer.ts';

const EditorHistory = lazy(async () => ({ default: (await PIECES.history()).EditorHistory }));

type Props = { writer: CvWriter; view: CvView; cv: Cv | undefined; locked: boolean };

/** What one writes, whether it is safe, and what can be done with it: always in sight. */
export function EditorBar({ writer, view, cv, locked }: Props) {
  const t = useTranslations('cv-editor.bar');
  const tBar = useTranslations('cv-history.bar');
  const deedWords = useDeedWords(view.content);
  const downloads = useDownloads();
  const [history, setHistory] = useState<boolean>();
  const { id, condition } = view;
  const lookAtConflicts = () => document.querySelector<HTMLElement>('[data-conflicts]')?.focus();
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
        <SaveState
          terse
          state={saveStateOf(condition)}
          onResolve={lookAtConflicts}
          {...(condition === 'failed' ? { onRetry: () => void writer.retry() } : {})}
        />
      )}
      <div className="ms-auto flex items-center sm:gap-1">
        <StepButton name={t('undo')} deed={deedWords(view.undo)} icon={Undo2} keys="Mod+Z" onClick={writer.undo} />
        <StepButton
          name={t('redo')}
          deed={deedWords(view.redo)}
          icon={Redo2}
          keys="Mod+Shift+Z"
          onClick={writer.redo}
        />
        <IconButton name={tBar('history')} icon={History} onClick={() => setHistory(true)} />
      </div>
      <Link look="button-primary" href={`/api/cvs/${id}/export/pdf`} download="" className="max-sm:hidden">
        <Icon of={FileDown} />
        {t('download')}
      </Link>
      <MenuLater
        align="end"
        trigger={<IconButton name={tBar('more')} icon={Ellipsis} />}
        entries={[
          { kind: 'link', label: t('preview'), href: `/cv/${id}/preview` },
          { kind: 'link', label: t('templates'), href: `/cv/${id}/templates` },
          { kind: 'line' },
          ...downloads(id),
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
    </header>
  );
}

type StepProps = { name: string; deed: string | undefined; icon: typeof Undo2; keys: string; onClick: () => void };

/** Takes a step back or forth, and says which. */
const StepButton = ({ name, deed, icon, keys, onClick }: StepProps) => (
  <IconButton
    name={deed === undefined ? name : `${name}: ${deed}`}
    keys={keys}
    icon={icon}
    aria-disabled={deed === undefined}
    className="max-sm:hidden aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:opacity-40"
    onClick={() => deed !== undefined && onClick()}
  />
);
