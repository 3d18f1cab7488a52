import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { Design } from '../../../model/design.ts';
import { changesOf } from './changes-of.ts';
import { OWN_LOOK } from './own-look.ts';
import { useDesign } from './use-design.ts';

/** Button that resets all type, colours and measures to the template's defaults in one undo step. */
export function OwnLookButton({ design }: { design: Design }) {
  const t = useTranslations('cv-editor.look.ownLook');
  const { setAll, locked } = useDesign();
  const [said, say] = useState('');
  const isOwn = changesOf(design, OWN_LOOK).length === 0;
  return (
    <div className="border-border border-t pt-6">
      <Button
        icon={RotateCcw}
        disabled={locked}
        disabledReason={isOwn && !locked ? t('already') : undefined}
        onClick={() => {
          setAll(design, OWN_LOOK);
          say(t('done'));
        }}
      >
        {t('back')}
      </Button>
      <LiveText>{isOwn ? said : ''}</LiveText>
    </div>
  );
}
