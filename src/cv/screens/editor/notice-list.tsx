import { History, Lock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice, useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { Conflicts } from './conflicts.tsx';
import type { CvView, CvWriter } from './writing/cv-writer.ts';

export type NoticesProps = { writer: CvWriter; view: CvView; cv: Cv | undefined; hasRestoredDraft: boolean };

/** Notices about the CV's state, such as a lock, a failed save or conflicts. */
export function NoticeList({ writer, view, cv, hasRestoredDraft }: NoticesProps) {
  const t = useTranslations('cv-editor.notices');
  const tRecords = useTranslations('records.editor');
  const [isDismissed, setDismissed] = useState(false);
  const { condition, message, faults, gone, conflicts } = view;
  const rejection = Object.values(faults)[0];
  return (
    <div
      data-notices=""
      className={`max-h-[50dvh] scroll-pb-16 overflow-y-auto px-4 *:last:mb-4 ${conflicts.length > 0 ? 'border-border max-sm:max-h-[70dvh] max-sm:border-b' : ''}`}
    >
      {cv?.locked && <LockedNotice cv={cv} writer={writer} />}
      {gone && (
        <Notice icon={TriangleAlert} text={tRecords('gone')} urgent>
          <Button onClick={() => void writer.restore()}>{tRecords('putBack')}</Button>
        </Notice>
      )}
      {condition === 'failed' && message && <Notice icon={TriangleAlert} text={message} urgent />}
      {condition === 'refused' && rejection && <Notice icon={TriangleAlert} text={rejection} urgent />}
      {hasRestoredDraft && !isDismissed && (
        <Notice icon={History} text={t('takenUp')}>
          <Button tone="quiet" onClick={() => setDismissed(true)}>
            {t('understood')}
          </Button>
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Conflicts conflicts={conflicts} content={view.content} onSettle={writer.resolveConflict} />
      )}
    </div>
  );
}

/** Notice that the CV is locked, with a button that unlocks it. */
function LockedNotice({ cv, writer }: { cv: Cv; writer: CvWriter }) {
  const t = useTranslations('cv-editor.notices');
  const reportFailure = useFailureToast();
  const [isUnlocking, setUnlocking] = useState(false);
  const unlock = async () => {
    setUnlocking(true);
    try {
      await cvApi.setLock.call({ id: cv.id, locked: false });
      await writer.refresh();
    } catch (error) {
      reportFailure(t('notUnlocked'), error);
    }
    setUnlocking(false);
  };
  return (
    <Notice icon={Lock} text={t('locked')}>
      <Button busy={isUnlocking} onClick={() => void unlock()}>
        {t('unlock')}
      </Button>
    </Notice>
  );
}
