import { describe, expect, it } from 'vitest';
import { readPreviewOptions, withPreviewOptions } from './preview-query.ts';

describe('the query of a preview', () => {
  it('is read as it was written', () => {
    const design = { style: 'ink', layout: 'wall' } as const;
    expect(readPreviewOptions(new URL(withPreviewOptions('https://x.example/?tag=x', { design })).search)).toEqual({
      asPrint: false,
      publishedOnly: false,
      design,
    });
    const options = { asPrint: true, publishedOnly: true };
    expect(readPreviewOptions(new URL(withPreviewOptions('https://x.example/', options)).search)).toEqual({
      ...options,
      design: undefined,
    });
    expect(withPreviewOptions('/x?tag=y', {})).toBe('/x?tag=y');
  });

  it('shows the site in its own design if it names an unknown one', () => {
    for (const query of [
      '?as=thumbnail&style=ink&layout=constructor',
      '?as=thumbnail&layout=wall',
      '?style=ink&layout=wall',
    ])
      expect(readPreviewOptions(query)).toEqual({ asPrint: false, publishedOnly: false, design: undefined });
  });
});
