import type { ComponentType } from 'react';
import type { Messages } from 'use-intl';

/** A lazily loaded screen and the message namespaces that it needs. */
export type Screen = { words: readonly (keyof Messages)[]; load: () => Promise<ComponentType> };
