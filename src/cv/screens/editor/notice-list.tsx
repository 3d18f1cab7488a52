import { History, Lock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice, useTellFailure } from '#records/components.tsx';
import { Button } from '#ui/button.tsx';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { Conflicts } from './conflicts.tsx';
import type { CvView, CvWriter } from './writing/cv-writer.ts';

export type NoticesProps = { writer: CvWriter; view: CvView; cv: Cv | undefined; takenUp: boolean };

/** Notices about the CV's state, such as a lock, a failed save or conflicts. */
export function NoticeList({ writer, view, cv, takenUp }: NoticesProps) {
  const t = useTranslations('cv-editor.notices');
  const tRecords = useTranslations('records.editor');
  const [seen, setSeen] = useState(false);
  const { condition, message, faults, gone, conflicts } = view;
  const refused = Object.values(faults)[0];
  return (
    <div className="max-h-[50dvh] overflow-y-auto px-4 *:last:mb-4">
      {cv?.locked && <LockedNotice cv={cv} writer={writer} />}
      {gone && (
        <Notice icon={TriangleAlert} text={tRecords('gone')} urgent>
          <Button onClick={() => void writer.revive()}>{tRecords('putBack')}</Button>
        </Notice>
      )}
      {condition === 'failed' && message && <Notice icon={TriangleAlert} text={message} urgent />}
      {condition === 'refused' && refused && <Notice icon={TriangleAlert} text={refused} urgent />}
      {takenUp && !seen && (
        <Notice icon={History} text={t('takenUp')}>
          <Button tone="quiet" onClick={() => setSeen(true)}>
            {t('understood')}
          </Button>
        </Notice>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} content={view.content} onSettle={writer.settle} />}
    </div>
  );
}

/** Notice that the CV is locked, with a button that unlocks it. */
function LockedNotice({ cv, writer }: { cv: Cv; writer: CvWriter }) {
  const t = useTranslations('cv-editor.notices');
  const tell = useTellFailure();
  const [busy, setBusy] = useState(false);
  const unlock = async () => {
    setBusy(true);
    try {
      await cvApi.setLock.call({ id: cv.id, locked: false });
      await writer.refresh();
    } catch (error) {
      tell(t('notUnlocked'), error);
    }
    setBusy(false);
  };
  return (
    <Notice icon={Lock} text={t('locked')}>
      <Button busy={busy} onClick={() => void unlock()}>
        {t('unlock')}
      </Button>
    </Notice>
  );
}
