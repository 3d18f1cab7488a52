import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import { useDownloads } from '../../use-downloads.ts';
import { download } from './download-file.ts';

/** The CV in every format that it is given out in. */
export function useDownloadCommands(id: string): Command[] {
  const t = useTranslations('cv-editor.palette');
  const entries = useDownloads()(id);
  return entries.flatMap((entry) =>
    entry.kind === 'link'
      ? [{ id: entry.href, label: t('download', { format: entry.label }), run: () => download(entry.href) }]
      : [],
  );
}
