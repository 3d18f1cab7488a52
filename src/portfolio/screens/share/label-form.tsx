import { useTranslations } from 'use-intl';
import { AskedInPlace } from '#ui/asked-in-place.tsx';
import { SHARE_LABEL } from '../../model/share-limits.ts';

type Props = {
  label: string;
  hint?: string;
  text: string;
  verb: string;
  /** It is the one thing to do on the screen for now. */
  main?: boolean;
  onSave: (text: string) => Promise<void>;
  onLeave: () => void;
};

/** What a link is called, asked where it stands. */
export function LabelForm({ verb, ...rest }: Props) {
  const t = useTranslations('portfolio-share');
  return <AskedInPlace field="label" max={SHARE_LABEL} save={verb} cancel={t('cancel')} {...rest} />;
}
