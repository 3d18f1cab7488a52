import { Check, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

/** Lists what an import has restored, and what it has left out. */
export function ImportReport({ imported, warnings }: { imported: string[]; warnings: string[] }) {
  const t = useTranslations('profile.data');
  const { importedLabel, warningLabel } = useImportLabels();
  return (
    <div className="mt-4 grid gap-4">
      <ReportList
        heading={t('imported')}
        none={t('importedNone')}
        icon={Check}
        color="text-success"
        lines={imported.map(importedLabel)}
      />
      {warnings.length > 0 && (
        <ReportList heading={t('warnings')} icon={TriangleAlert} color="text-warning" lines={warnings.map(warningLabel)} />
      )}
    </div>
  );
}

type ReportListProps = { heading: string; none?: string; icon: LucideIcon; color: string; lines: string[] };

function ReportList({ heading, none, icon, color, lines }: ReportListProps) {
  return (
    <div>
      <p className="font-medium">{lines.length === 0 ? none : heading}</p>
      <ul className="mt-1 grid gap-1">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon of={icon} className={`mt-0.5 ${color}`} />
            <span className="min-w-0 break-words">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The message keys of the labels of profile fields, by the names used in import warnings. */
const FIELD_LABEL_KEYS = {
  'profile.bio': 'public.bio',
  'profile.location': 'public.location',
  'profile.website': 'public.website',
  'profile.socialLinks': 'public.links',
  'profile.showAchievements': 'public.showAchievements',
} as const;

const isField = (key: string): key is keyof typeof FIELD_LABEL_KEYS => Object.hasOwn(FIELD_LABEL_KEYS, key);

/** Returns functions that describe the parts of an import report. Unknown parts are shown by their name in the file. */
function useImportLabels() {
  const t = useTranslations('profile');
  return {
    importedLabel: (key: string) => {
      if (key === 'profile') return t('public.title');
      const kind = `data.importedKinds.${key}` as 'data.importedKinds.cvs';
      return t.has(kind) ? t(kind) : key;
    },
    warningLabel: (key: string) =>
      key === 'profile.username'
        ? t('data.usernameNotFree')
        : t('data.leftOut', { what: isField(key) ? t(FIELD_LABEL_KEYS[key]) : key }),
  };
}
