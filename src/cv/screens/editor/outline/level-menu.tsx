import { useTranslations } from 'use-intl';
import { buttonStyle } from '#ui/button-style.ts';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { TreeNode } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { useLanguageLevels, useSkillLevels } from '../level-choices.ts';

type Props = { node: TreeNode; name: string };

/** The level of a skill or language in its row, so that a list of them needs no form. Other entries have none. */
export function LevelMenu({ node, name }: Props) {
  if (node.kind === 'skills') return <SkillLevel node={node} name={name} />;
  return node.kind === 'languages' ? <LanguageLevel node={node} name={name} /> : null;
}

const SkillLevel = (props: Props) => <Levels field="level" levels={useSkillLevels()} none={0} {...props} />;
const LanguageLevel = (props: Props) => <Levels field="cefr" levels={useLanguageLevels()} none="" {...props} />;

type LevelsProps<Value> = Props & {
  field: string;
  levels: readonly { value: Value; label: string }[];
  /** The value of an entry without a level. */
  none: Value;
};

function Levels<Value>({ node: { path, value }, name, field, levels, none }: LevelsProps<Value>) {
  const t = useTranslations('cv-editor.outline.level');
  const editor = useCvEditor();
  const current = levels.find((level) => level.value === value[field]);
  const hasLevel = current !== undefined && current.value !== none;
  return (
    <LazyDropdownMenu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={hasLevel ? t('is', { name, level: current.label }) : t('add', { name })}
          className={`${buttonStyle('quiet')} min-h-7 shrink-0 px-2 text-xs ${hasLevel ? '' : 'text-text-secondary'}`}
        >
          {hasLevel ? current.label : t('none')}
        </button>
      }
      entries={levels.map((level) => ({
        kind: 'check',
        label: level.label,
        checked: level.value === (current?.value ?? none),
        onCheckedChange: () => editor.do({ do: 'set', at: path, field, value: level.value }),
        closes: true,
      }))}
    />
  );
}
