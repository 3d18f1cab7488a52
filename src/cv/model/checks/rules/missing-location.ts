import { LOCATION_SHAPE } from '../../shapes.ts';
import type { CheckRule } from '../rule.ts';
import { trimmedText } from '../trimmed-text.ts';

export const missingLocation = {
  name: 'missingLocation',
  weight: 'could',
  find({ content: { basics } }) {
    const isFilled = Object.keys(LOCATION_SHAPE).some((field) => trimmedText({ value: basics.location }, field) !== '');
    return isFilled ? [] : [{ at: ['basics', 'location'], field: 'city' }];
  },
} as const satisfies CheckRule;
