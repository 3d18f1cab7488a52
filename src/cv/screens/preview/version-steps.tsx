import { Bookmark, Check, ChevronDown, ChevronLeft, ChevronRight, History, PenLine } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { buttonStyle } from '#ui/button-style.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { CvVersion } from '../../contract.ts';
import { adjacentVersions, CURRENT_STATE } from './adjacent-versions.ts';
import { isolateBidi } from './isolate-bidi.ts';
import { StepButton } from './step-button.tsx';

type Props = {
  versions: readonly CvVersion[];
  /** The id of the viewed version; null for the current state. */
  viewedId: string | null;
  onSelectVersion: (version: string | null) => void;
  /** Keyboard shortcuts, shown in the tooltips. */
  keys?: { older: string; newer: string };
};

/** Controls that go to the previous or next version, or to one chosen from a menu. */
export function VersionSteps({ versions, viewedId, onSelectVersion, keys }: Props) {
  const t = useTranslations('cv-history.steps');
  const labelOf = useVersionLabel();
  const { older, newer } = adjacentVersions(versions, viewedId ?? CURRENT_STATE);
  const current = versions.find(({ id }) => id === viewedId);
  const selectVersion = (target: string | undefined) =>
    target !== undefined && onSelectVersion(target === CURRENT_STATE ? null : target);
  const menuEntryOf = (id: string, version?: CvVersion) => ({
    label: labelOf(version, version ? id : null),
    icon: id === (viewedId ?? CURRENT_STATE) ? Check : !version ? PenLine : version.name === null ? History : Bookmark,
    onSelect: () => selectVersion(id),
  });
  return (
    <fieldset aria-label={t('label')} className="flex min-w-0 items-center">
      <StepButton
        name={t('older')}
        icon={ChevronLeft}
        keys={keys?.older}
        end={older === undefined}
        className="rtl:-scale-x-100"
        onClick={() => selectVersion(older)}
      />
      <Menu
        trigger={
          <button type="button" className={`${buttonStyle('quiet')} min-w-0 shrink! px-2! text-text!`}>
            <span className="sr-only">{t('version')} </span>
            <span dir="auto" className="max-w-56 truncate">
              {labelOf(current, viewedId, true)}
            </span>
            <Icon of={ChevronDown} className="text-text-secondary" />
          </button>
        }
        entries={[menuEntryOf(CURRENT_STATE), ...versions.map((version) => menuEntryOf(version.id, version))]}
      />
      <StepButton
        name={t('newer')}
        icon={ChevronRight}
        keys={keys?.newer}
        end={newer === undefined}
        className="rtl:-scale-x-100"
        onClick={() => selectVersion(newer)}
      />
    </fieldset>
  );
}

/** Returns a function for the label of a version: its name and date, or with `short`, the name if it has one. */
export function useVersionLabel() {
  const t = useTranslations('cv-history');
  const format = useFormatter();
  return (version: Pick<CvVersion, 'name' | 'savedAt'> | undefined, viewedId: string | null, short = false) => {
    if (!version) return t(viewedId === null ? 'history.now' : 'old.title');
    const when = format.dateTime(new Date(version.savedAt), { dateStyle: 'medium', timeStyle: 'short' });
    if (version.name === null) return when;
    return short ? version.name : t('steps.named', { name: isolateBidi(version.name), when });
  };
}
