import { expect, it } from 'vitest';
import type { Contact } from '../../../model/exports/outline.ts';
import { drawIcon } from '../../../render/contact-icons.ts';
import { ICONS } from './icons.ts';

const contact = (icon: string): Contact => ({ kind: 'custom', icon, label: '', text: '' });

it('has a drawing for each icon that can be chosen', () => {
  const drawn = ICONS.map((icon) => drawIcon(contact(icon), '#000000'));
  expect(new Set(drawn).size).toBe(ICONS.length);
});
