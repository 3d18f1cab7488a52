import { Copy, Eye, Globe, History, Trash2, Undo2 } from 'lucide-react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type RecordEditorState, useRecordActions } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
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
  const { id, value, change, saveChanges } = editor;
  const actions = useRecordActions({ name: 'achievements', calls: achievementCalls, saveChanges });
  if (id === undefined) return null;
  const record = { id, title: value.title };
  return (
    <>
      <Link variant="button-plain" render={<RouterLink to={`/achievements/${id}`} />}>
        {t('view')}
      </Link>
      {!value.visible && (
        <Button tone="primary" icon={Globe} onClick={() => change({ visible: true })}>
          {tManager('verbs.show')}
        </Button>
      )}
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} busy={actions.busy} />}
        entries={[
          { label: tRecords('open'), icon: Eye, onSelect: () => void navigate(`/achievements/${id}`) },
          ...(value.visible
            ? [{ label: tManager('verbs.hide'), icon: Undo2, onSelect: () => change({ visible: false }) }]
            : []),
          { label: tRecords('history'), icon: History, onSelect: editor.showHistory },
          { label: tRecords('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(record) },
          { kind: 'line' },
          { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: () => void actions.trash(record) },
        ]}
      />
    </>
  );
}
