import { describe, expect, it } from 'vitest';
import type { Contact } from '../model/outline/outline.ts';
import { renderIcon } from './contact-icons.ts';

const contact = (kind: Contact['kind'], icon = ''): Contact => ({ kind, icon, label: '', text: '' });
const KINDS = ['email', 'phone', 'location', 'website', 'profile', 'custom'] as const;

describe('contact icons', () => {
  it('differ by kind and have the requested color', () => {
    const icons = KINDS.map((kind) => renderIcon(contact(kind), '#0f5c5c'));
    expect(new Set(icons).size).toBe(KINDS.length);
    for (const svg of icons)
      expect(svg).toMatch(/^<svg [^>]*stroke="#0f5c5c"[^>]*>(?:<\w+(?: [\w-]+="[^"<>]*")+\/>)+<\/svg>$/);
  });

  it('are those of networks, however their names are written', () => {
    const of = (label: string) => renderIcon({ ...contact('profile'), label }, '#000000');
    const names = ['GitHub', 'LinkedIn', 'Mastodon', 'Elsewhere'];
    expect(new Set(names.map(of)).size).toBe(names.length);
    expect(of('linked in')).toBe(of('LinkedIn'));
    expect(of('Twitter')).toBe(of('X'));
    expect(of('Elsewhere')).toBe(renderIcon(contact('profile'), '#000000'));
  });

  it('are those that the member chose, or the default for unknown ones', () => {
    expect(renderIcon(contact('custom', 'calendar'), '#000000')).not.toBe(renderIcon(contact('custom'), '#000000'));
    for (const unknown of ['rocket', '__proto__', '../mail', 'constructor']) {
      expect(renderIcon(contact('custom', unknown), '#000000')).toBe(renderIcon(contact('custom'), '#000000'));
    }
  });
});
