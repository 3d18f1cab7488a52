/** A tab of the editor's pane. `pages` exists only on narrow screens. */
export type EditorTab = 'content' | 'design' | 'review' | 'letters' | 'pages';
