import { useQueryClient } from '@tanstack/react-query';
import { Download, Eye, FileUp, GitCompare, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { EditorHeader, TRANSLATION_FILE_BYTES, useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useSizeLimit } from '#ui/files/use-size-limit.ts';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Kbd } from '#ui/layout/kbd.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { cvApi } from '../cv-api.ts';
import { SaveStatus } from '../editor/save-status.tsx';
import type { CvView, CvWriter } from '../editor/writing/cv-writer.ts';
import { familyHref } from '../variants/family-href.ts';
import { useLanguageNames } from '../variants/use-language-names.ts';
import type { TranslationData } from './use-text-marks.ts';

type Props = {
  writer: CvWriter;
  view: CvView;
  translation: TranslationData;
  locked: boolean;
  canGoOn: boolean;
  onNext: () => void;
};

/** Header of the translation: its name, the save status, and the files for translators. */
export function TranslationBar({ writer, view, translation, locked, canGoOn, onNext }: Props) {
  const t = useTranslations('cv-variants.translation');
  const tTree = useTranslations('cv-variants.tree');
  const tManager = useTranslations('cv.manager');
  const tJob = useTranslations('cv-variants.job');
  const toast = useToast();
  const languageName = useLanguageNames();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const importFile = useImport(writer, view);
  const { id, name, content } = view;
  const go = (to: string) => () => void navigate(to);
  const exportFile = async (format: 'xliff' | 'csv') => {
    if (await writer.saveChanges()) window.location.assign(`/api/cvs/${id}/translation/${format}`);
    else toast({ text: t('notExported'), detail: tJob('saveFirst'), tone: 'error' });
  };
  return (
    <EditorHeader back={{ to: '/cv', label: tManager('title') }}>
      <h1 dir="auto" className="min-w-0 truncate font-medium" title={name}>
        {name}
      </h1>
      <p className="min-w-0 truncate text-text-secondary max-md:hidden">
        {t('of', { language: languageName(content.design.language), name: translation.original.name })}
      </p>
      <SaveStatus writer={writer} />
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlf,.xliff,.xml,.csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void importFile(file);
          target.value = '';
        }}
      />
      <div className="ms-auto flex min-w-0 items-center gap-1 sm:gap-2">
        {canGoOn && !locked && (
          <Button tone="primary" className="min-w-0 shrink!" onClick={onNext}>
            <span className="truncate">{t('next')}</span>
            <span className="max-lg:hidden">
              <Kbd keys="Mod+Enter" />
            </span>
          </Button>
        )}
        <Menu
          align="end"
          trigger={<IconButton name={t('more')} icon={MenuDots} />}
          entries={[
            { label: t('edit'), icon: Pencil, onSelect: go(`/cv/${id}/edit`) },
            { label: tTree('preview'), icon: Eye, onSelect: go(`/cv/${id}/preview`) },
            {
              label: tTree('compare', { name: translation.original.name }),
              icon: GitCompare,
              onSelect: go(familyHref(id)),
            },
            { kind: 'line' },
            ...(['xliff', 'csv'] as const).map((format) => ({
              label: `${t('export')} (${t(format)})`,
              icon: Download,
              onSelect: () => void exportFile(format),
            })),
            ...(locked ? [] : [{ label: t('import'), icon: FileUp, onSelect: () => input.current?.click() }]),
          ]}
        />
      </div>
    </EditorHeader>
  );
}

/** Returns a function that imports a translator's file, after what is typed has been saved. */
function useImport(writer: CvWriter, { id }: Pick<CvView, 'id'>) {
  const t = useTranslations('cv-variants.translation');
  const tJob = useTranslations('cv-variants.job');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const refusalOf = useSizeLimit();
  return async (file: File) => {
    const refusal = refusalOf(file, TRANSLATION_FILE_BYTES);
    if (refusal) return void toast({ text: t('notImported'), detail: refusal, tone: 'error' });
    try {
      if (!(await writer.saveChanges()))
        return void toast({ text: t('notImported'), detail: tJob('saveFirst'), tone: 'error' });
      const { revision } = writer.view();
      const { imported, skipped } = await cvApi.importTranslation.call({ id, revision, content: await file.text() });
      toast({
        text: t('imported', { count: imported }),
        tone: 'success',
        ...(skipped.length > 0 && { detail: t('skipped', { count: skipped.length }) }),
      });
      await writer.refresh();
      await queries.invalidateQueries({ queryKey: cvApi.key() });
    } catch (error) {
      // The CV may have been changed in another window.
      await writer.refresh();
      reportFailure(t('notImported'), error);
    }
  };
}
