import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  text: string;
  tone: 'info' | 'warning';
  /** `above`: a full-width line. `within`: a bordered box in the layout. */
  placement?: 'above' | 'within';
  /** The action at the end of the notice. */
  action?: ReactNode;
};

const STYLE_BY_TONE = {
  info: { icon: Info, background: 'bg-tint', iconColor: 'text-link' },
  warning: { icon: TriangleAlert, background: 'bg-warning-tint', iconColor: 'text-warning' },
};
const STYLE_BY_PLACEMENT = {
  above: 'border-b sm:ps-8',
  within: 'rounded-card border',
};

/** A notice bar. Its icon shows the severity as well as its color does. */
export function NoticeLine({ text, tone, placement = 'above', action }: Props) {
  const { icon, background, iconColor } = STYLE_BY_TONE[tone];
  return (
    <div
      className={`flex items-start gap-3 border-border py-0.5 ps-4 pe-2 ${STYLE_BY_PLACEMENT[placement]} ${background}`}
    >
      <Icon of={icon} className={`my-2.5 ${iconColor} pointer-coarse:my-3.5`} />
      <p className="min-w-0 flex-1 whitespace-pre-line py-2 [overflow-wrap:anywhere] pointer-coarse:py-3">
        <bdi>{text}</bdi>
      </p>
      {action}
    </div>
  );
}
