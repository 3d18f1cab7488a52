import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  text: string;
  tone: 'info' | 'warning';
  /**
   * `above`: a full-width line. `floating`: fixed over a full-window screen. `within`: a bordered box in the layout.
   */
  place?: 'above' | 'floating' | 'within';
  /** The action at the end of the notice. */
  action?: ReactNode;
};

const LOOKS = {
  info: { icon: Info, ground: 'bg-tint', sign: 'text-link' },
  warning: { icon: TriangleAlert, ground: 'bg-warning-tint', sign: 'text-warning' },
};
const PLACES = {
  above: 'border-b sm:ps-8',
  floating: 'fixed inset-x-2 top-2 z-30 mx-auto max-w-xl rounded-card border shadow-float',
  within: 'rounded-card border',
};

/** A notice bar. Its icon shows the severity as well as its color does. */
export function NoticeLine({ text, tone, place = 'above', action }: Props) {
  const { icon, ground, sign } = LOOKS[tone];
  return (
    <div className={`flex items-start gap-3 border-border py-0.5 ps-4 pe-2 ${PLACES[place]} ${ground}`}>
      <Icon of={icon} className={`my-2.5 ${sign} pointer-coarse:my-3.5`} />
      <p dir="auto" className="min-w-0 flex-1 whitespace-pre-line py-2 [overflow-wrap:anywhere] pointer-coarse:py-3">
        {text}
      </p>
      {action}
    </div>
  );
}
