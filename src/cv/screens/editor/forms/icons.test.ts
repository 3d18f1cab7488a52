import { expect, it } from 'vitest';
import type { Contact } from '../../../model/outline/outline.ts';
import { renderIcon } from '../../../render/contact-icons.ts';
import { CONTACT_ICONS } from './icons.ts';

const contact = (icon: string): Contact => ({ kind: 'custom', icon, label: '', text: '' });

it('renders a distinct SVG for each available icon', () => {
  const svgs = CONTACT_ICONS.map((icon) => renderIcon(contact(icon), '#000000'));
  expect(new Set(svgs).size).toBe(CONTACT_ICONS.length);
});
