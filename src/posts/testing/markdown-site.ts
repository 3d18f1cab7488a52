const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Files of a site in Markdown, as a ZIP of its repository has them. */
export const MARKDOWN_SITE: Readonly<Record<string, string | Buffer>> = {
  'blog-main/content/posts/bundle/index.md':
    '---\ntitle: Turin\ndate: 1840-09-01\ncover:\n  image: cover.png\n  alt: Cover\n---\nBabbage spoke in Turin.\n\n![Turin](./turin.png)\n',
  'blog-main/content/posts/bundle/cover.png': PNG,
  'blog-main/content/posts/bundle/turin.png': PNG,
  'blog-main/content/posts/by-root.md':
    '---\ntitle: Engine\ndate: 1837-12-26\n---\n![Engine](/images/engine.png?width=300)\n',
  'blog-main/static/images/engine.png': PNG,
  'blog-main/_posts/1843-08-01-jekyll.md':
    '---\ntitle: Cards\n---\n![Cards]({{ site.baseurl }}/assets/cards.png)\n\n![Lost](lost.png)\n',
  'blog-main/assets/cards.png': PNG,
  'blog-main/notes/note.md': '# Ada\n\n![[Portrait of Ada.png]]\n',
  'blog-main/attachments/Portrait of Ada.png': PNG,
  'blog-main/node_modules/x/readme.md': 'Not a post.',
  'blog-main/.obsidian/workspace.md': 'Not a post.',
  '__MACOSX/blog-main/notes/._note.md': 'Not a post.',
};
