import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, it } from 'vitest';
import type { SectionKind } from '../../model/shapes.ts';
import type { FieldValues } from '../../model/tree.ts';
import { useCaptions } from './captions.ts';

const MESSAGES = { 'cv-editor': { outline: { ongoing: 'Present' } }, 'cv-history': { items: {} } };

function captionOf(kind: SectionKind, value: FieldValues) {
  const Caption = () => useCaptions().captionOf({ kind, path: [], value });
  return renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={MESSAGES as unknown as Messages}>
      <Caption />
    </IntlProvider>,
  );
}

it('captions an entry with the first field that identifies it and its time', () => {
  const paper = { title: 'Note G', publisher: 'Scientific Memoirs', date: '1843-09', keywords: ['Engines'] };
  expect(captionOf('publications', paper)).toBe('Scientific Memoirs, Sep 1843');
  const roles = [{ position: 'Author', start: '1842', ongoing: true }];
  expect(captionOf('work', { name: 'Memoirs', roles })).toBe('Memoirs, 1842 – Present');
});

it('captions a group of skills with its first keywords', () => {
  expect(captionOf('skills', { name: 'Backend', keywords: ['Go', ' ', 'SQL'] })).toBe('Go, SQL');
  expect(captionOf('skills', { name: 'Backend', keywords: [...'abcdefghi'] })).toBe('a, b, c, d, e, f, g, h…');
  expect(captionOf('skills', { name: 'Logic', keywords: [] })).toBe('');
});
