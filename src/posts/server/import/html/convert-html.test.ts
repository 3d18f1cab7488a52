import { expect, it } from 'vitest';
import { makeBlockBuilder } from '../blocks/block-builder.ts';
import { makeWarnings } from '../warnings.ts';
import { addHtml } from './convert-html.ts';

const IMAGE = '6f1f9d4e-7f0e-4a43-9a41-5a6c4d1c0a01';
const convert = (html: string) => {
  const warnings = makeWarnings();
  const blocks = makeBlockBuilder({
    findPicture: (source) => (source.startsWith('/in/') ? IMAGE : undefined),
    warnings,
    newId: () => 'id',
  });
  addHtml(html, blocks);
  return { blocks: blocks.finish().map(({ id: _, ...block }) => block), warnings: warnings.list() };
};
it('x', () => {
  console.log(JSON.stringify(convert(`
<h2>On the Analytical Engine</h2><p>Ada <b>Lovelace</b> wrote <em>notes</em><sup><a href="#fn1" id="fnref1">1</a></sup> in <a href="https://example.org/notes">1843</a>.<br>Second line.</p>
<ol><li>Weave<pre><code class="language-js">let a = 1;
</code></pre></li><li>Count<ul><li>cards</li></ul></li></ol>
<figure class="kg-card"><img src="/in/a.png" alt="Engine"><figcaption>The <b>engine</b></figcaption></figure>
<blockquote><p>That brain of mine</p><cite>Ada</cite></blockquote>
<table><tr><th>Year</th><th>Work</th></tr><tr><td>1843</td><td>Notes</td></tr></table>
<p>https://www.youtube.com/watch?v=abcdefghijk</p><iframe src="https://player.vimeo.com/video/12345"></iframe>
<p><img src="https://elsewhere.example/x.png" alt="Portrait"></p><hr><h3>Small <a href="/about">about</a></h3>
<section class="footnotes"><ol><li id="fn1"><p>Note G. <a href="#fnref1">↩</a></p></li></ol></section>`), null, 1));
});
