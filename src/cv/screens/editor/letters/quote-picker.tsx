import { Library } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { CvContent } from '../../../contract.ts';
import { type QuotableText, quotableTexts, quoteOperations } from '../../../model/letters/quotes.ts';
import type { Letter } from '../../../model/shapes.ts';
import { nodeAt } from '../../../model/tree.ts';
import { useCaptions } from '../captions.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

type Props = { content: CvContent; letter: Letter };

/** Button that opens a dialog with the texts of the CV's entries, which are appended to the letter. */
export function QuotePicker({ content, letter }: Props) {
  const t = useTranslations('cv-letters.quotes');
  const editor = useCvEditor();
  const [isOpen, setOpen] = useState(false);
  if (editor.locked) return null;
  return (
    <>
      <Button tone="quiet" icon={Library} className="-ms-3 mt-1" onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {isOpen && <QuoteDialog content={content} letter={letter} onClose={() => setOpen(false)} />}
    </>
  );
}

function QuoteDialog({ content, letter, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('cv-letters.quotes');
  const editor = useCvEditor();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const texts = quotableTexts(content);
  const toggle = (key: string, checked: boolean) => {
    const others = [...chosen].filter((one) => one !== key);
    setChosen(new Set(checked ? [...others, key] : others));
  };
  const add = () => {
    editor.do(
      ...quoteOperations(
        letter,
        texts.filter(({ key }) => chosen.has(key)),
      ),
    );
    onClose();
  };
  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={t('description')}
      open
      onOpenChange={(next) => !next && onClose()}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button tone="primary" disabled={chosen.size === 0} onClick={add}>
            {t('submit', { count: chosen.size })}
          </Button>
        </>
      }
    >
      {texts.length === 0 ? (
        <EmptyState icon={Library} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        [...Map.groupBy(texts, ({ entry }) => entry.join('/'))].map(([entry, ofEntry]) => (
          <EntryTexts key={entry} content={content} texts={ofEntry} chosen={chosen} onToggle={toggle} />
        ))
      )}
    </Dialog>
  );
}

type EntryTextsProps = {
  content: CvContent;
  /** The texts of one entry. */
  texts: readonly QuotableText[];
  chosen: ReadonlySet<string>;
  onToggle: (key: string, checked: boolean) => void;
};

function EntryTexts({ content, texts, chosen, onToggle }: EntryTextsProps) {
  const { titleOf, captionOf } = useCaptions();
  const node = nodeAt(content, texts[0]?.entry ?? []);
  if (!node) return null;
  return (
    <fieldset className="border-border border-b py-3 last:border-b-0">
      <legend className="float-start mb-2 w-full font-medium" dir="auto">
        {titleOf(node)} <span className="font-normal text-text-secondary text-xs">{captionOf(node)}</span>
      </legend>
      <div className="clear-both grid gap-2">
        {texts.map(({ key, text }) => (
          <Checkbox
            key={key}
            label={plainText(text)}
            checked={chosen.has(key)}
            onCheckedChange={(checked) => onToggle(key, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
