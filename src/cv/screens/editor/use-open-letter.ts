import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import { nodeTitleOf } from '../../model/tree.ts';
import type { EditorView } from './editor-tab.ts';

/** Views that apply to the CV and to a letter alike, so switching to them does not change the displayed pages. */
const SHARED_TABS: readonly EditorView[] = ['design', 'pages'];

/** Returns the letter that is open for editing, and the one whose pages are shown in place of the CV's. */
export function useOpenLetter({ letters }: Pick<CvContent, 'letters'>, onTab: (tab: EditorView) => void) {
  const items = useTranslations('cv-history.items');
  const [id, setId] = useState<string>();
  const [isPreviewed, setPreviewed] = useState(false);
  const showTab = useCallback(
    (tab: EditorView) => {
      if (!SHARED_TABS.includes(tab)) setPreviewed(tab === 'letters');
      onTab(tab);
    },
    [onTab],
  );
  const open = useCallback(
    (letter: string | undefined) => {
      setId(letter);
      showTab('letters');
    },
    [showTab],
  );
  const close = useCallback(() => {
    setId(undefined);
    setPreviewed(false);
  }, []);
  const letter = letters.find((one) => one.id === id);
  const openId = letter?.id;
  const name = letter && (nodeTitleOf({ value: letter }) || items('letter'));
  const previewed = useMemo(
    () => (isPreviewed && openId !== undefined && name !== undefined ? { id: openId, name } : undefined),
    [isPreviewed, openId, name],
  );
  return { openId, previewed, showTab, open, close };
}
