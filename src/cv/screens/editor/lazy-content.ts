/** The parts of the content pane, and of the frame around it, that the first view does not need. */
export { copyWithNewIds } from '../../model/copy-node.ts';
export { focusField } from './focus-field.ts';
export { BasicsForm } from './forms/basics-form.tsx';
export { NodeForm } from './forms/node-form.tsx';
export { SummaryForm } from './forms/summary-form.tsx';
export { QuoteUpdates } from './letters/quote-updates.tsx';
export { NoticeList } from './notice-list.tsx';
export { AddEntries } from './outline/add-entries.tsx';
export { LevelMenu } from './outline/level-menu.tsx';
export { SectionSettings } from './outline/section-settings.tsx';
export { FitOffer } from './pages/fit-offer.tsx';
export { SectionDropLayer } from './pages/section-drop-layer.tsx';
export { PaneControl } from './pane-control.tsx';
export { WorkOffer } from './work/work-offer.tsx';
