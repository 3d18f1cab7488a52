/** A tab of the editor's pane. `pages` exists only on narrow screens. */
export type PaneTab = 'content' | 'design' | 'review' | 'letters' | 'pages';
