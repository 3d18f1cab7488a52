import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { Design } from '../../../model/design.ts';
import { designOperations } from './design-operations.ts';
import { TEMPLATE_DEFAULTS } from './template-defaults.ts';
import { useDesign } from './use-design.ts';

/** Button that resets all type, colours and measures to the template's defaults in one undo step. */
export function ResetDesignButton({ design }: { design: Design }) {
  const t = useTranslations('cv-editor.look.ownLook');
  const { setAll, locked } = useDesign();
  const [announcement, setAnnouncement] = useState('');
  const isDefault = designOperations(design, TEMPLATE_DEFAULTS).length === 0;
  return (
    <div className="border-border border-t pt-6">
      <Button
        icon={RotateCcw}
        disabled={locked}
        disabledReason={isDefault && !locked ? t('already') : undefined}
        onClick={() => {
          setAll(design, TEMPLATE_DEFAULTS);
          setAnnouncement(t('done'));
        }}
      >
        {t('back')}
      </Button>
      <LiveText>{isDefault ? announcement : ''}</LiveText>
    </div>
  );
}
