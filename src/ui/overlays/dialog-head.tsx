import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '../button-style.ts';
import { Icon } from '../icon.tsx';

type Props = { title: string; description?: ReactNode; closable?: boolean };

/** The title of a dialog or sheet, with a close button. */
export function DialogHead({ title, description, closable = true }: Props) {
  const t = useTranslations('ui');
  return (
    <div className={`flex items-start gap-4 ps-4 pt-3 ${closable ? 'pe-2' : 'pe-4'}`}>
      <div className={`min-w-0 flex-1 pt-1.5 ${closable ? 'pointer-coarse:pt-2.5' : ''}`}>
        <Base.Title className="break-words font-medium text-[16px] leading-6 tracking-tight">{title}</Base.Title>
        {description && (
          <Base.Description className="mt-1 text-text-secondary" render={<div />}>
            {description}
          </Base.Description>
        )}
      </div>
      {closable && (
        <Base.Close aria-label={t('close')} className={buttonStyle('quiet', 'icon')}>
          <Icon of={X} />
        </Base.Close>
      )}
    </div>
  );
}
