import { MessageSquare } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Select } from '#ui/fields/select.tsx';
import { SHARE_COMMENTS, type Share } from '../../../contract.ts';
import { OptionRow } from './option-row.tsx';

type Props = { value: Share['comments']; onChange: (comments: Share['comments']) => void };

/** A row with the choice of how readers may comment on a CV. */
export function CommentsRow({ value, onChange }: Props) {
  const t = useTranslations('portfolio-share.dialog');
  return (
    <OptionRow icon={MessageSquare} label={t('comments')}>
      <Select
        className="w-full max-w-56"
        label={t('comments')}
        labelHidden
        options={SHARE_COMMENTS.map((mode) => ({ value: mode, label: t(`commentModes.${mode}`) }))}
        value={value}
        onValueChange={onChange}
      />
    </OptionRow>
  );
}
