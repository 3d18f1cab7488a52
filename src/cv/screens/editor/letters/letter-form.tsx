import { ArrowLeft, FileDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { CvContent } from '../../../contract.ts';
import { valuesFor } from '../../../model/letters/values.ts';
import type { Letter } from '../../../model/shapes.ts';
import { useSaveFirst } from '../download.tsx';
import { placeName } from '../editor-at.ts';
import type { CvWriter } from '../writing/cv-writer.ts';
import { LetterDate } from './letter-date.tsx';
import { FilledLine, LetterLine, LetterLines } from './letter-lines.tsx';
import { LetterText } from './letter-text.tsx';

type Props = { writer: CvWriter; content: CvContent; letter: Letter; onBack: () => void };

/** Form with all fields of a letter, in the order of its page. */
export function LetterForm({ writer, content, letter, onBack }: Props) {
  const t = useTranslations('cv-letters');
  const { id } = letter;
  const at = useMemo(() => ['letters', id], [id]);
  const values = useMemo(() => valuesFor(content, letter), [content, letter]);
  const of = { at, letter, values };
  return (
    <section aria-label={letter.name.trim() || t('unnamed')} className="@container">
      <Button tone="quiet" className="-ms-3 mb-2" onClick={onBack}>
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
        {t('back')}
      </Button>
      <div data-place={placeName(at)} className="grid grid-cols-1 gap-4">
        <LetterLine {...of} field="name" />
        <Pair>
          <LetterLine {...of} field="recipient" />
          <LetterLine {...of} field="company" />
        </Pair>
        <LetterLines {...of} field="address" />
        <Pair>
          <LetterDate {...of} />
          <LetterLine {...of} field="place" />
        </Pair>
        <FilledLine {...of} field="subject" />
        <FilledLine {...of} field="salutation" />
        <LetterText {...of} language={content.design.language} />
        <FilledLine {...of} field="closing" hint={t('hints.signature')} />
        <LetterLines {...of} field="enclosures" hint={t('hints.enclosures')} />
      </div>
      <Downloads writer={writer} id={id} />
    </section>
  );
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <div className="grid @2xs:grid-cols-2 gap-4 @2xs:gap-3">{children}</div>
);

/** Links that download the letter, after saving pending changes. */
function Downloads({ writer, id }: { writer: CvWriter; id: string }) {
  const t = useTranslations('cv-letters');
  const saveFirst = useSaveFirst(writer);
  const file = `/api/cvs/${writer.view().id}/letters/${id}/export`;
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-border border-t pt-4">
      <Link look="button-plain" href={`${file}/pdf`} download="" onClick={saveFirst}>
        <Icon of={FileDown} />
        {t('download')}
      </Link>
      <Link look="button-quiet" href={`${file}/docx`} download="" onClick={saveFirst}>
        {t('downloadWord')}
      </Link>
    </div>
  );
}
