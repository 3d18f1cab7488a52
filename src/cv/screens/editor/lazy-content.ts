/** The parts of the content pane, and of the frame around it, that the first view does not need. */
export { copyWithNewIds } from '../../model/copy-node.ts';
export { focusField } from './focus-field.ts';
export { BasicsForm } from './forms/basics-form.tsx';
export { NodeForm } from './forms/node-form.tsx';
export { SummaryForm } from './forms/summary-form.tsx';
export { NoticeList } from './notice-list.tsx';
export { LevelMenu } from './outline/level-menu.tsx';
export { QuickAdd } from './outline/quick-add.tsx';
export { QuickLine } from './outline/quick-line.tsx';
export { SectionSettings } from './outline/section-settings.tsx';
export { SectionDropLayer } from './pages/section-drop-layer.tsx';
export { PaneControl } from './pane-control.tsx';
export { AddFromWork } from './work/add-from-work.tsx';
export { WorkOffer } from './work/work-offer.tsx';
