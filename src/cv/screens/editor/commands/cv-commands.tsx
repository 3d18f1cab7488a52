import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/overlays/command-palette.tsx';
import type { CvContent } from '../../../contract.ts';
import { templateOperations } from '../../../model/choose-template.ts';
import { useDownloads } from '../../use-downloads.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { findTemplate } from '../design/visible-fields.ts';
import { useTemplateList } from '../use-templates.ts';
import { availableFirst } from './available-first.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';
import { downloadFile } from './download-file.ts';
import { useCvCommands } from './use-cv-commands.ts';
import { useLetterCommands } from './use-letter-commands.ts';
import { useSectionCommands } from './use-section-commands.ts';
import { useViewCommands } from './use-view-commands.ts';

/** Registers every action of the editor as a palette command. Each does the same as the button for it. */
export function CvCommands(props: CvCommandsProps) {
  const t = useTranslations('cv-editor.palette');
  const tEditor = useTranslations('cv-editor');
  const letters = useLetterCommands(props);
  const steps = useStepCommands(props);
  const views = useViewCommands(props);
  const cvActions = useCvCommands(props);
  const sections = useSectionCommands(props);
  const templates = useTemplateCommands(props.view.content);
  const downloads = useDownloadCommands(props.view.id);
  const { registerCommands } = props;
  useEffect(() =>
    registerCommands([
      { value: t('cv'), items: availableFirst([...steps, ...views, ...cvActions]) },
      { value: t('sections'), items: availableFirst(sections) },
      { value: t('templates'), items: templates },
      { value: tEditor('letters'), items: availableFirst(letters) },
      { value: t('downloads'), items: downloads },
    ]),
  );
  useEffect(() => () => registerCommands([]), [registerCommands]);
  return null;
}

/** Returns a download command for each export format of the CV. */
function useDownloadCommands(id: string): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const entries = useDownloads()(id);
  return entries.flatMap((entry) =>
    entry.kind === 'link'
      ? [{ id: entry.href, label: t('download', { format: entry.label }), run: () => downloadFile(entry.href) }]
      : [],
  );
}

/** Returns a command for each template that applies it to the CV. */
function useTemplateCommands(content: CvContent): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const editor = useCvEditor();
  const templates = useTemplateList().data?.items;
  const chosen = findTemplate(templates, content.design.template);
  return (templates ?? []).map((template) => ({
    id: `template-${template.id}`,
    label: t('template', { name: template.name }),
    unavailable: editor.locked ? bar('locked') : template === chosen ? t('inUse') : undefined,
    run: () => editor.do(...templateOperations(content, template, chosen)),
  }));
}

type StepCommandsInput = Pick<CvCommandsProps, 'writer' | 'view' | 'describeStep'>;

/** Returns the undo and redo commands, each labelled with the step that it would undo or redo. */
function useStepCommands({ writer, view, describeStep }: StepCommandsInput): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const bar = useTranslations('cv-editor.bar');
  const names = useTranslations('records.editor');
  const editor = useCvEditor();
  const step = (direction: 'undo' | 'redo', keys: string): PaletteCommand => {
    const description = describeStep(view[direction]);
    const unavailableReason = description === undefined ? t('nothing') : undefined;
    return {
      id: direction,
      label: description === undefined ? names(direction) : `${names(direction)}: ${description}`,
      keys,
      unavailable: editor.locked ? bar('locked') : unavailableReason,
      run: writer[direction],
    };
  };
  return [step('undo', 'Mod+Z'), step('redo', 'Mod+Shift+Z')];
}
