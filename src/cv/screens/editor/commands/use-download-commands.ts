import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/command-palette.tsx';
import { useDownloads } from '../../use-downloads.ts';
import { downloadFile } from './download-file.ts';

/** Returns a download command for each export format of the CV. */
export function useDownloadCommands(id: string): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const entries = useDownloads()(id);
  return entries.flatMap((entry) =>
    entry.kind === 'link'
      ? [{ id: entry.href, label: t('download', { format: entry.label }), run: () => downloadFile(entry.href) }]
      : [],
  );
}
