import type { ComponentType } from 'react';
import type { Messages } from 'use-intl';

/** A screen that is loaded when it is needed, together with its words. */
export type Screen = { words: readonly (keyof Messages)[]; load: () => Promise<ComponentType> };
