import { ArrowLeft, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Cv, CvVersion } from '../../contract.ts';
import { useScreenAction } from '../screen-actions.tsx';
import { ChangesView } from './changes-view.tsx';
import { useVersionActions } from './use-version-actions.ts';
import { useVersionName } from './use-version-name.ts';
import { VersionList } from './version-list.tsx';
import { VersionNameForm } from './version-name-form.tsx';

type Props = {
  cv: Cv;
  open: boolean;
  onClose: () => void;
  onOpenVersion: (version: CvVersion, whole: boolean) => void;
  onRestored: () => void;
  /** The version with which the CV is compared; if undefined, the list of versions is shown. */
  compared: CvVersion | undefined;
  onCompare: (version: CvVersion | undefined) => void;
};

/** Sheet with the version history of a CV. */
export function HistorySheet({ cv, open, onClose, onOpenVersion, onRestored, compared, onCompare }: Props) {
  const t = useTranslations('cv-history');
  const nameOf = useVersionName();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={
        compared
          ? compared.name === null
            ? t('changes.titleUnnamed')
            : t('changes.title', { name: compared.name })
          : t('history.title')
      }
      description={compared ? nameOf(compared).when : t('history.text')}
    >
      {compared ? (
        <div className="grid gap-2">
          <div>
            <Button tone="quiet" className="-ms-3" onClick={() => onCompare(undefined)}>
              <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="rtl:-scale-x-100" />
              {t('changes.back')}
            </Button>
          </div>
          <ChangesView cv={cv} version={compared.id} onRestored={onRestored} />
        </div>
      ) : (
        <>
          <CurrentState cv={cv} />
          <VersionList cv={cv} onOpenVersion={onOpenVersion} onCompare={onCompare} onRestored={onRestored} />
        </>
      )}
    </Sheet>
  );
}

/** The current state of the CV, with a form that saves it as a named version. */
function CurrentState({ cv }: { cv: Cv }) {
  const t = useTranslations('cv-history.history');
  const tManager = useTranslations('cv.manager');
  const timeAgo = useTimeAgo();
  const { saveVersion } = useVersionActions(cv);
  const [isNaming, setNaming] = useState(false);
  const closeForm = () => setNaming(false);
  const openForm = () => setNaming(true);
  useScreenAction('name-version', openForm);
  return (
    <div className="border-border border-b pb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="font-medium">{t('now')}</p>
          <p className="text-text-secondary text-xs">{tManager('changed', { when: timeAgo(cv.updatedAt) })}</p>
        </div>
        {!isNaming && (
          <Button icon={BookmarkPlus} onClick={openForm}>
            {t('keep')}
          </Button>
        )}
      </div>
      {isNaming && (
        <VersionNameForm
          name=""
          saveLabel={t('keep')}
          onSave={async (name) => {
            await saveVersion(name);
            closeForm();
          }}
          onClose={closeForm}
        />
      )}
    </div>
  );
}
