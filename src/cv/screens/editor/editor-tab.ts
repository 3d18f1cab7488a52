/** A tab of the editor's pane. */
export type PaneTab = 'content' | 'design' | 'review' | 'letters';

/** A view of the editor. On narrow screens the pages cover the pane. */
export type EditorView = PaneTab | 'pages';
