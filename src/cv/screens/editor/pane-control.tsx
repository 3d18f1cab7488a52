import type { ComponentProps } from 'react';
import { PaneDivider } from './pane-divider.tsx';
import { ViewSwitch } from './view-switch.tsx';

type Props = { wide: boolean; paneId: string } & ComponentProps<typeof ViewSwitch>;

/** The divider between pane and pages, or on a narrow screen the button that switches between them. */
export const PaneControl = ({ wide, paneId, ...view }: Props) =>
  wide ? <PaneDivider paneId={paneId} /> : <ViewSwitch {...view} />;
