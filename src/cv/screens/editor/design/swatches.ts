import type { Design } from '../../../model/design.ts';

export type DesignColour = keyof Pick<Design, 'accent' | 'text' | 'background'>;

/** The preset colours. Every accent and every text colour is readable on every background; a test checks it. */
export const SWATCHES = {
  accent: {
    petrol: '#0f5c5c',
    blue: '#1d4f91',
    indigo: '#3f3a8f',
    plum: '#6f2a5e',
    crimson: '#8e1f3a',
    rust: '#93401c',
    forest: '#2b5e31',
    slate: '#475467',
  },
  text: { ink: '#1f2328', black: '#000000', navy: '#1b2a3d', brown: '#2d2622', grey: '#3b3f45' },
  background: { white: '#ffffff', ivory: '#fdfbf5', cream: '#f8f3e8', mist: '#f4f7f9', sage: '#f3f6f0' },
} as const satisfies Record<DesignColour, Record<string, string>>;
