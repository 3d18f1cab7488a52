import { ArrowLeft, FileDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { CvContent } from '../../../contract.ts';
import { variableValuesOf } from '../../../model/letters/variable-values.ts';
import type { Letter } from '../../../model/shapes.ts';
import { useSaveBeforeDownload } from '../download-link.tsx';
import { pathKey } from '../editor-location.ts';
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
  const values = useMemo(() => variableValuesOf(content, letter), [content, letter]);
  const fieldProps = { at, letter, values };
  return (
    <section aria-label={letter.name.trim() || t('unnamed')} className="@container">
      <Button tone="quiet" className="-ms-3 mb-2" onClick={onBack}>
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
        {t('back')}
      </Button>
      <div data-place={pathKey(at)} className="grid grid-cols-1 gap-4">
        <LetterLine {...fieldProps} field="name" />
        <FieldPair>
          <LetterLine {...fieldProps} field="recipient" />
          <LetterLine {...fieldProps} field="company" />
        </FieldPair>
        <LetterLines {...fieldProps} field="address" />
        <FieldPair>
          <LetterDate {...fieldProps} />
          <LetterLine {...fieldProps} field="place" />
        </FieldPair>
        <FilledLine {...fieldProps} field="subject" />
        <FilledLine {...fieldProps} field="salutation" />
        <LetterText {...fieldProps} language={content.design.language} />
        <FilledLine {...fieldProps} field="closing" hint={t('hints.signature')} />
        <LetterLines {...fieldProps} field="enclosures" hint={t('hints.enclosures')} />
      </div>
      <Downloads writer={writer} id={id} />
    </section>
  );
}

const FieldPair = ({ children }: { children: React.ReactNode }) => (
  <div className="grid @2xs:grid-cols-2 gap-4 @2xs:gap-3">{children}</div>
);

/** Links that download the letter, after saving pending changes. */
function Downloads({ writer, id }: { writer: CvWriter; id: string }) {
  const t = useTranslations('cv-letters');
  const saveFirst = useSaveBeforeDownload(writer);
  const exportUrl = `/api/cvs/${writer.view().id}/letters/${id}/export`;
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-border border-t pt-4">
      <Link variant="button-plain" href={`${exportUrl}/pdf`} download="" onClick={saveFirst}>
        <Icon of={FileDown} />
        {t('download')}
      </Link>
      <Link variant="button-quiet" href={`${exportUrl}/docx`} download="" onClick={saveFirst}>
        {t('downloadWord')}
      </Link>
    </div>
  );
}
