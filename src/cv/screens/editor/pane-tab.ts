/** What of the editor stands in its pane. */
export type PaneTab = 'content' | 'design' | 'review' | 'letters' | 'pages';
