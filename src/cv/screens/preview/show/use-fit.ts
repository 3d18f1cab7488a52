import { useState } from 'react';
import type { Design } from '../../../model/design.ts';
import { paperOf, pointsOf } from '../../pages/papers.ts';
import { type Fit, largerThan, scaleOf, smallerThan } from './fitting.ts';

/** Returns the scale and size of the pages in the available room, and the actions that change them. */
export function useFit(room: { width: number; height: number }, page: Design['page']) {
  const [fit, setFit] = useState<Fit>('onePage');
  const { width } = paperOf(page);
  const points = pointsOf(page);
  const paper = { width, height: (width * points.height) / points.width };
  const scale = scaleOf(fit, room, paper);
  const [larger, smaller] = [largerThan(scale), smallerThan(scale)];
  return {
    isOnePage: fit === 'onePage',
    scale,
    size: { width: Math.floor(scale * paper.width), height: Math.floor(scale * paper.height) },
    can: { larger: larger !== undefined, smaller: smaller !== undefined },
    deeds: {
      larger: () => larger !== undefined && setFit(larger),
      smaller: () => smaller !== undefined && setFit(smaller),
      onePage: () => setFit('onePage'),
      pageWidth: () => setFit('pageWidth'),
    },
  };
}
