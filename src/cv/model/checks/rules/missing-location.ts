import { LOCATION_SHAPE } from '../../shapes.ts';
import type { Rule } from '../rule.ts';
import { said } from '../said.ts';

export const missingLocation = {
  name: 'missingLocation',
  weight: 'could',
  find({ content: { basics } }) {
    const written = Object.keys(LOCATION_SHAPE).some((field) => said({ value: basics.location }, field) !== '');
    return written ? [] : [{ at: ['basics', 'location'], field: 'city' }];
  },
} as const satisfies Rule;
