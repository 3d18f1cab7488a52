import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { MatchedEntry } from '../../../contract.ts';
import { MatchList } from './match-list.tsx';
import { defaultChoice, type MatchChoice, saveMatches } from './save-matches.ts';
import type { RecordIds } from './save-to-work.ts';

type Props = {
  items: readonly MatchedEntry[];
  /** Whether the member can go on without an entry to save. */
  allowsNone?: boolean;
  /** Receives the ids of the records, by the position of their entries. */
  onSaved: (recordIds: RecordIds) => void;
  /** Receives the ids of the records that were saved before a failure. */
  onClose: (recordIds: RecordIds) => void;
};

/** Dialog that shows which entries of a CV the member's work has already, before anything is merged or added. */
export const MergeDialog = (props: Props) => (
  <MessagesProvider domains={['cv-work', 'cv-history', 'cv-page', 'cv']}>
    <Merge {...props} />
  </MessagesProvider>
);

function Merge({ items, allowsNone = false, onSaved, onClose }: Props) {
  const t = useTranslations('cv-work');
  const messageOf = useErrorText();
  const [choices, setChoices] = useState<readonly MatchChoice[]>(() => items.map(defaultChoice));
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const recordIds = useRef(new Map<number, string>());
  const save = async () => {
    setBusy(true);
    setMessage(undefined);
    try {
      await saveMatches(items, choices, (at, id) => {
        recordIds.current.set(at, id);
        setChoices((latest) => latest.with(at, 'skip'));
      });
      onSaved(recordIds.current);
    } catch (error) {
      setMessage(messageOf(error));
      setBusy(false);
    }
  };
  const count = choices.filter((choice) => choice !== 'skip').length;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !busy && onClose(recordIds.current)}
      title={t('offer.save')}
      size="medium"
      keepsOpen
      actions={
        <>
          <DialogClose>
            <Button>{t('picker.cancel')}</Button>
          </DialogClose>
          <Button tone="primary" busy={busy} disabled={count === 0 && !allowsNone} onClick={() => void save()}>
            {t('import.save', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4" aria-busy={busy || undefined}>
        <p className="text-pretty text-text-secondary">{t('import.review')}</p>
        <FormMessage form={{ message, failure: undefined }} />
        <MatchList items={items} choices={choices} onChoice={(at, choice) => setChoices(choices.with(at, choice))} />
      </div>
    </Dialog>
  );
}
