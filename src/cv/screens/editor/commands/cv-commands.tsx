import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { availableFirst } from './available-first.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';
import { useCvCommands } from './use-cv-commands.ts';
import { useDownloadCommands } from './use-download-commands.ts';
import { useLetterCommands } from './use-letter-commands.ts';
import { useSectionCommands } from './use-section-commands.ts';
import { useStepCommands } from './use-step-commands.ts';
import { useTemplateCommands } from './use-template-commands.ts';
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
