import { describe, expect, it } from 'vitest';
import type { Contact } from '../model/exports/outline.ts';
import { renderIcon } from './contact-icons.ts';

const contact = (kind: Contact['kind'], icon = ''): Contact => ({ kind, icon, label: '', text: '' });
const KINDS = ['email', 'phone', 'location', 'website', 'profile', 'custom'] as const;

describe('the icon of a contact', () => {
  it('is a drawing of its own for each kind, in the colour that is asked for', () => {
    const icons = KINDS.map((kind) => renderIcon(contact(kind), '#0f5c5c'));
    expect(new Set(icons).size).toBe(KINDS.length);
    for (const svg of icons)
      expect(svg).toMatch(/^<svg [^>]*stroke="#0f5c5c"[^>]*>(?:<\w+(?: [\w-]+="[^"<>]*")+\/>)+<\/svg>$/);
  });

  it('is the one that its member has chosen, where there is such a one', () => {
    expect(renderIcon(contact('custom', 'calendar'), '#000000')).not.toBe(renderIcon(contact('custom'), '#000000'));
    for (const unknown of ['rocket', '__proto__', '../mail', 'constructor']) {
      expect(renderIcon(contact('custom', unknown), '#000000')).toBe(renderIcon(contact('custom'), '#000000'));
    }
  });
});
