import { expect, it } from 'vitest';
import { templateIn, templateOf } from '../render/templates.ts';
import { DEFAULT_DESIGN, type Design } from './design.ts';
import { headPositionOf } from './head-position.ts';

const positionIn = (template: string, head: Design['head']) =>
  headPositionOf(templateIn({ ...DEFAULT_DESIGN, template, head }).tokens);

it('the head stands where the design says, in templates that offer it', () => {
  expect(['template', 'start', 'centre'].map((head) => positionIn('academic', head as Design['head']))).toEqual([
    'centre',
    'start',
    'centre',
  ]);
  expect(['template', 'start', 'centre'].map((head) => positionIn('compact', head as Design['head']))).toEqual([
    'start',
    'start',
    'centre',
  ]);
});

it('elsewhere it stays where the template has it', () => {
  expect(positionIn('creative', 'centre')).toBe('start');
  expect(templateIn({ ...DEFAULT_DESIGN, template: 'creative', head: 'centre' })).toBe(templateOf('creative'));
});
