import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import type { SettingsChange } from './open-instance-settings.ts';

const shared = shareTestInstance({ SIGN_UP: 'invite', FILE_MEGABYTES: '7' });

const changeSettings = ({ kernel }: TestInstance, change: SettingsChange) =>
  kernel.db.asSystem('prepare a test', (tx) => kernel.instance.change(tx, change));
const write = ({ kernel }: TestInstance, name: string, value: unknown) =>
  kernel.db.pool.query(
    `insert into instance_settings (name, value, changed_at) values ($1, $2, now())
     on conflict (name) do update set value = excluded.value`,
    [name, JSON.stringify(value)],
  );

describe('a setting that no admin has set', () => {
  it('has its default from the environment', () => {
    const { current, decided } = shared.kernel.instance;
    expect(current).toMatchObject({ name: 'Vitrine', signUp: 'invite', fileMegabytes: 7, notice: null });
    expect([...decided]).toEqual([]);
  });

  it('has its default if another version stored it in an unknown format', async () => {
    await write(shared, 'accent', 'rgb(1 2 3)');
    await write(shared, 'usernameChangeDays', -1);
    await write(shared, 'moonPhase', 'full');
    await shared.kernel.instance.refresh();
    expect(shared.kernel.instance.current).toMatchObject({ accent: null, usernameChangeDays: 30 });
    expect(shared.kernel.instance.current).not.toHaveProperty('moonPhase');
    expect([...shared.kernel.instance.decided]).toEqual([]);
  });
});

describe('a changed setting', () => {
  it('applies from its commit until it is reset', async () => {
    const { instance } = shared.kernel;
    await changeSettings(shared, { name: 'Analytical Engines', memberMegabytes: 5 });
    await instance.refresh();
    expect(instance.current).toMatchObject({ name: 'Analytical Engines', memberMegabytes: 5, fileMegabytes: 7 });
    expect([...instance.decided].sort()).toEqual(['memberMegabytes', 'name']);

    await changeSettings(shared, { name: undefined, memberMegabytes: undefined });
    await instance.refresh();
    expect(instance.current).toMatchObject({ name: 'Vitrine', memberMegabytes: 200 });
    expect([...instance.decided]).toEqual([]);
  });

  it('does not apply if its transaction fails', async () => {
    const { db, instance } = shared.kernel;
    const failing = db.asSystem('prepare a test', async (tx) => {
      await instance.change(tx, { name: 'Difference Engines' });
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else went wrong');
    await instance.refresh();
    expect(instance.current.name).toBe('Vitrine');
  });

  it('does not change values that were read before', async () => {
    const { instance } = shared.kernel;
    const before = instance.current;
    await changeSettings(shared, { name: 'Analytical Engines' });
    await instance.refresh();
    expect(before.name).toBe('Vitrine');
    expect(Object.isFrozen(instance.current)).toBe(true);
    await changeSettings(shared, { name: undefined });
    await instance.refresh();
  });
});

it('a change reaches every instance, and one that starts later', async () => {
  const first = await startTestInstance();
  const second = await startTestInstance({ DATABASE_URL: first.databaseUrl });
  await changeSettings(first, { signUp: 'closed', reservedNames: ['analyst*'] });
  for (const { kernel } of [first, second]) {
    await eventually(() => expect(kernel.instance.current).toMatchObject({ signUp: 'closed' }));
    expect(kernel.instance.current.reservedNames).toEqual(['analyst*']);
  }
  const third = await startTestInstance({ DATABASE_URL: first.databaseUrl });
  expect(third.kernel.instance.current.signUp).toBe('closed');
});
