import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import { nameOf } from '../../model/tree.ts';
import type { PaneTab } from './pane-tab.ts';

/** Views that are of whatever lies on the desk. */
const OF_EITHER: readonly PaneTab[] = ['design', 'pages'];

/** Which letter is open to be written, and whether its pages lie on the desk, in place of the CV's. */
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
