import { describe, expect, it } from 'vitest';
import { frameSize } from './frame-size.ts';

describe('the size of the preview', () => {
  it('is that of a phone, limited to the available room', () => {
    expect(frameSize('phone', { width: 900, height: 1000 })).toEqual({ width: 390, height: 844, scale: 1 });
    expect(frameSize('phone', { width: 320, height: 500 })).toEqual({ width: 320, height: 500, scale: 1 });
  });

  it('is wide enough for all columns and scaled down on smaller screens', () => {
    expect(frameSize('wide', { width: 600, height: 400 })).toEqual({ width: 1200, height: 800, scale: 0.5 });
    expect(frameSize('wide', { width: 1600, height: 900 })).toEqual({ width: 1600, height: 900, scale: 1 });
  });

  it('is that of a tablet, scaled down to the available width', () => {
    expect(frameSize('tablet', { width: 900, height: 1300 })).toEqual({ width: 820, height: 1180, scale: 1 });
    expect(frameSize('tablet', { width: 410, height: 300 })).toEqual({ width: 820, height: 600, scale: 0.5 });
  });

  it('is that of a sheet of paper, which is never scaled up', () => {
    expect(frameSize('print', { width: 1600, height: 900 })).toEqual({ width: 794, height: 900, scale: 1 });
    expect(frameSize('print', { width: 397, height: 300 })).toEqual({ width: 794, height: 600, scale: 0.5 });
  });
});
