import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement } from 'react';

/** Makes a button close the dialog or sheet that contains it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
