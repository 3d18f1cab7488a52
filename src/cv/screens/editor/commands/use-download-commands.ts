import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import { useDownloads } from '../../use-downloads.ts';
import { download } from './download-file.ts';

/** Returns a download command for each export format of the CV. */
export function useDownloadCommands(id: string): Command[] {
  const t = useTranslations('cv-editor.palette');
  const entries = useDownloads()(id);
  return entries.flatMap((entry) =>
    entry.kind === 'link'
      ? [{ id: entry.href, label: t('download', { format: entry.label }), run: () => download(entry.href) }]
      : [],
  );
}
