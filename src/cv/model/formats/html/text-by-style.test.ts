import { describe, expect, it } from 'vitest';
import { templateOf } from '#cv/render/templates.ts';
import { textByStyleOf } from './text-by-style.ts';

const ARTICLE = `<article class="cv"><h1 class="unseen">CV</h1><h2><bdi>Work</bdi></h2>
<p class="beside"><bdi>London</bdi>, <strong>all year</strong></p>
<p>Wrote <strong>Note <em>G</em></strong> &amp; more, 020\u20117946</p>
<ul><li><span class="unseen">three of five</span><span>●●●</span></li></ul></article>`;

/** Details beside the headings of its entries are in italics. */
const { tokens } = templateOf('letter');

describe('the text of an article', () => {
  it('is grouped by the font that it is set in', () => {
    const { body, heading, bold, italic } = textByStyleOf(ARTICLE, { hasItalics: true, tokens });
    expect(heading).toBe('Work');
    expect(italic).toBe('London, all yearG');
    expect(bold).toBe('Note ');
    expect(body.replace(/\s+/g, ' ')).toBe(' Wrote Note & more, 020\u2011\u20107946 –•›-· ●●● '.replace(/ $/, ''));
  });

  it('has the family name in the font of headings, and organizations in bold', () => {
    const article =
      '<h1><bdi>Ada <span class="family">Lovelace</span></bdi></h1><p class="organization">Works</p><h3>Engineer</h3>';
    const { name, heading, bold, italic } = textByStyleOf(article, {
      hasItalics: true,
      tokens: templateOf('ruled').tokens,
    });
    expect([name, heading, bold]).toEqual(['Ada ', expect.stringMatching(/^Lovelace/), 'WorksEngineer']);
    // Positions are in italics below their organization.
    expect(italic).toBe('WorksEngineer');
  });

  it('has the capitals of contact details in small capitals, which browsers make of them', () => {
    const article = '<ul class="contacts"><li>ada@example.org</li></ul>';
    const { body } = textByStyleOf(article, { hasItalics: true, tokens: templateOf('duotone').tokens });
    expect(body).toContain('ADA@EXAMPLE.ORG');
  });

  it('has the capitals of headings that are set in capitals', () => {
    const { heading } = textByStyleOf(ARTICLE, { hasItalics: true, areHeadingsCapitals: true, tokens });
    expect(heading).toContain('WORK');
  });

  it('uses the body font beside headings if the script has no italics', () => {
    const { body, italic } = textByStyleOf(ARTICLE, { hasItalics: false, tokens });
    expect(italic).toBe('G');
    expect(body).toContain('London');
  });
});
