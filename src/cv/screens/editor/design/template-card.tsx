import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { OVERLAY_RADIO } from '#ui/overlays/overlay-radio.ts';
import type { Design } from '../../../model/design.ts';
import { TemplateThumbnail } from './template-thumbnail.tsx';
import type { TemplateInfo } from './visible-fields.ts';

type Props = {
  template: TemplateInfo;
  cvId: string;
  revision: number;
  page: Design['page'];
  /** The name of the radio group. */
  group: string;
  checked: boolean;
  disabled: boolean;
  onChoose: (template: TemplateInfo) => void;
};

/** Radio card that shows the CV in a template. The whole card is the target; its accessible name is the template's. */
export const TemplateCard = memo(function TemplateCard(props: Props) {
  const { template, cvId, revision, page, group, checked, disabled, onChoose } = props;
  const { id, name, character } = template;
  const label = useId();
  return (
    <label
      className={`group relative grid min-w-0 content-start gap-2 rounded-[4px] outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-primary ${disabled ? 'opacity-60' : ''}`}
    >
      <input
        type="radio"
        className={OVERLAY_RADIO}
        name={group}
        aria-labelledby={label}
        aria-description={character}
        checked={checked}
        onChange={() => onChoose(template)}
        disabled={disabled}
      />
      <span
        className={`block transition-shadow ${checked ? 'ring-2 ring-primary forced-colors:outline-3' : ''} ${disabled ? '' : 'group-hover:shadow-float'}`}
      >
        <TemplateThumbnail cvId={cvId} revision={revision} template={id} page={page} />
      </span>
      <span className={`flex min-w-0 items-center gap-1 text-xs ${checked ? 'font-medium' : 'text-text-secondary'}`}>
        {checked && <Icon of={Check} className="size-3.5 text-link" />}
        <span id={label} className="min-w-0 truncate">
          {name}
        </span>
      </span>
    </label>
  );
});
