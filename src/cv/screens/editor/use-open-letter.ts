import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import { nameOf } from '../../model/tree.ts';
import type { PaneTab } from './pane-tab.ts';

/** Tabs that apply to the CV and to a letter alike, so switching to them does not change the displayed pages. */
const OF_EITHER: readonly PaneTab[] = ['design', 'pages'];

/** Returns the letter that is open for editing, and the one whose pages are shown in place of the CV's. */
export function useOpenLetter({ letters }: Pick<CvContent, 'letters'>, onTab: (tab: PaneTab) => void) {
  const items = useTranslations('cv-history.items');
  const [id, setId] = useState<string>();
  const [onDesk, setOnDesk] = useState(false);
  const show = useCallback(
    (tab: PaneTab) => {
      if (!OF_EITHER.includes(tab)) setOnDesk(tab === 'letters');
      onTab(tab);
    },
    [onTab],
  );
  const open = useCallback(
    (letter: string | undefined) => {
      setId(letter);
      show('letters');
    },
    [show],
  );
  const close = useCallback(() => {
    setId(undefined);
    setOnDesk(false);
  }, []);
  const letter = letters.find((one) => one.id === id);
  const opened = letter?.id;
  const name = letter && (nameOf({ value: letter }) || items('letter'));
  const shown = useMemo(
    () => (onDesk && opened !== undefined && name !== undefined ? { id: opened, name } : undefined),
    [onDesk, opened, name],
  );
  return { opened, shown, show, open, close };
}
