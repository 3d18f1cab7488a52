import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import { useDownloads } from '../../use-downloads.ts';

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

function download(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
