import { expect, it } from 'vitest';
import { cropAround, objectPosition } from './focal-point.ts';

it('crops a picture as browsers do with its focal point as the object position', () => {
  expect(objectPosition({ x: 20, y: 75 })).toBe('20% 75%');
  const wide = { width: 2000, height: 1000 };
  expect(cropAround(wide, { width: 500, height: 500 }, { x: 0, y: 50 })).toEqual({
    ...{ left: 0, top: 0, width: 1000, height: 1000 },
  });
  expect(cropAround(wide, { width: 500, height: 500 }, { x: 75, y: 50 })).toMatchObject({ left: 750, top: 0 });
  expect(cropAround(wide, { width: 1200, height: 392 }, { x: 50, y: 100 })).toEqual({
    ...{ left: 0, top: 347, width: 2000, height: 653 },
  });
  expect(cropAround({ width: 1, height: 3 }, { width: 900, height: 1 }, { x: 50, y: 100 })).toEqual({
    ...{ left: 0, top: 2, width: 1, height: 1 },
  });
});
