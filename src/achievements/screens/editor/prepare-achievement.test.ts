import { expect, it, vi } from 'vitest';
import { EMPTY_ACHIEVEMENT } from '../../model/limits.ts';
import { type EditableAchievement, prepareAchievement } from './prepare-achievement.ts';

// The domain's `components.tsx` also imports its screens, which need a browser.
vi.mock('#records/components.tsx', () => import('#records/model/field-errors.ts'));

const achievement = (fields: Partial<EditableAchievement>): EditableAchievement => {
  const { proof: _, ...empty } = EMPTY_ACHIEVEMENT;
  return { ...empty, title: 'Plays the harp', ...fields };
};

it('leaves out empty links and empty metrics', () => {
  const file = { label: '', file: 'users/ada/evidence/1/letter.txt' };
  const { document, faults } = prepareAchievement(
    achievement({ evidence: [{ label: '', url: '' }, file], metric: { label: ' ', value: '' } }),
  );
  expect(document).toMatchObject({ evidence: [file], metric: null });
  expect(faults).toEqual({});
});

it('reports each error by its field path', () => {
  const { faults, waiting } = prepareAchievement(
    achievement({
      date: '1843',
      expires: '1842',
      credentialUrl: 'nowhere',
      evidence: [{ label: 'His letter', url: '' }],
      metric: { label: 'pages', value: '' },
    }),
  );
  expect(faults).toEqual({
    expires: { name: 'expiresBeforeDate' },
    credentialUrl: { name: 'addressFaulty' },
    'evidence.0.url': { name: 'addressNeeded' },
    'metric.value': { name: 'valueNeeded' },
  });
  expect(waiting).toEqual(['date', 'expires']);
});
