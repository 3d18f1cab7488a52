import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileProgress } from './file-progress.ts';
import { useFileStateText } from './use-file-state-text.ts';

/** Returns the announcements for files whose state has changed, for screen readers. */
export function useFileAnnouncement(files: readonly FileProgress[]): string {
  const t = useTranslations('ui.file');
  const stateText = useFileStateText();
  const [previousFiles, setPreviousFiles] = useState(files);
  const [announcement, setAnnouncement] = useState('');
  if (previousFiles !== files) {
    const before = new Map(previousFiles.map(({ id, state }) => [id, state]));
    const changed = files.filter(({ id, state }) => before.get(id) !== state);
    setPreviousFiles(files);
    if (changed.length > 0)
      setAnnouncement(changed.map((file) => t('news', { name: file.name, state: stateText(file) })).join('\n'));
  }
  return announcement;
}
