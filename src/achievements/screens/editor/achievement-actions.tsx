import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type RecordEditorState, useRecordActions } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { achievementCalls } from './achievement-calls.ts';
import type { EditableAchievement } from './prepare-achievement.ts';

/** Actions of an achievement in the editor. */
export function AchievementActions({ editor }: { editor: RecordEditorState<EditableAchievement> }) {
  const t = useTranslations('achievements.editor');
  const tManager = useTranslations('achievements.manager');
  const tRecords = useTranslations('records.manager');
  const navigate = useNavigate();
  const actions = useRecordActions({ name: 'achievements', calls: achievementCalls });
  const { id, value, change, save } = editor;
  if (id === undefined) return null;
  const record = { id, title: value.title };
  const afterSave = (action: () => Promise<void>) => () => void save().then(action);
  return (
    <>
      <Link variant="button-plain" render={<RouterLink to={`/achievements/${id}`} />}>
        {t('view')}
      </Link>
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} busy={actions.busy} />}
        entries={[
          { label: tRecords('open'), icon: Eye, onSelect: () => void navigate(`/achievements/${id}`) },
          {
            label: tManager(value.visible ? 'verbs.hide' : 'verbs.show'),
            icon: value.visible ? EyeOff : Eye,
            onSelect: () => change({ visible: !value.visible }),
          },
          { label: tRecords('duplicate'), icon: Copy, onSelect: afterSave(() => actions.duplicate(record)) },
          { kind: 'line' },
          { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: afterSave(() => actions.trash(record)) },
        ]}
      />
    </>
  );
}
