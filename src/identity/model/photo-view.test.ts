import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  cropOf,
  fromSliderPosition,
  initialView,
  maxZoom,
  panView,
  toSliderPosition,
  viewOf,
  zoomView,
} from './photo-view.ts';

const LANDSCAPE = { width: 3000, height: 2000 };
const PORTRAIT = { width: 1000, height: 2000 };
const MIDDLE = { zoom: 1, x: 0.5, y: 0.5 };

const size = fc.record({ width: fc.integer({ min: 1, max: 12_000 }), height: fc.integer({ min: 1, max: 12_000 }) });
const fraction = fc.double({ min: -2, max: 3, noNaN: true });
const view = fc.record({ zoom: fc.double({ min: 0.01, max: 100, noNaN: true }), x: fraction, y: fraction });

describe('a photo in its frame', () => {
  it('is centered and as large as possible at first', () => {
    expect(initialView(LANDSCAPE)).toEqual(MIDDLE);
    expect(cropOf(LANDSCAPE, MIDDLE)).toEqual({ x: 0.166666666, y: 0, width: 0.666666666, height: 1 });
  });

  it('shows the upper part of a portrait image', () => {
    const { y, height } = cropOf(PORTRAIT, initialView(PORTRAIT));
    expect(height).toBe(0.5);
    expect(y).toBeCloseTo(0.13);
  });

  it('moves with the pointer', () => {
    expect(panView(LANDSCAPE, MIDDLE, { x: 0.1, y: 0 }).x).toBeCloseTo(0.5 - 0.1 * (2 / 3));
    expect(panView(LANDSCAPE, { ...MIDDLE, zoom: 2 }, { x: 0, y: -0.1 }).y).toBeCloseTo(0.55);
  });

  it('stops at the edges of the image', () => {
    expect(panView(LANDSCAPE, MIDDLE, { x: 9, y: 9 })).toEqual({ zoom: 1, x: 1 / 3, y: 0.5 });
    expect(panView(PORTRAIT, MIDDLE, { x: 0, y: -9 })).toEqual({ zoom: 1, x: 0.5, y: 0.75 });
  });

  it('zooms around the center or around the pointer', () => {
    expect(zoomView(LANDSCAPE, MIDDLE, 2)).toEqual({ zoom: 2, x: 0.5, y: 0.5 });
    const corner = { x: 0.5, y: 0.5 };
    const before = cropOf(LANDSCAPE, MIDDLE);
    const after = cropOf(LANDSCAPE, zoomView(LANDSCAPE, MIDDLE, 4, corner));
    expect(after.x + after.width).toBeCloseTo(before.x + before.width, 4);
    expect(after.y + after.height).toBeCloseTo(before.y + before.height, 4);
  });

  it('limits the zoom by the resolution and by the size of the image', () => {
    expect(maxZoom(LANDSCAPE)).toBe(12);
    expect(maxZoom({ width: 800, height: 600 })).toBe(3.75);
    expect(maxZoom({ width: 40, height: 40 })).toBe(2);
    expect(zoomView(LANDSCAPE, MIDDLE, 99).zoom).toBe(12);
    expect(zoomView(LANDSCAPE, { ...MIDDLE, zoom: 2 }, 0.1).zoom).toBe(1);
  });

  it('maps the zoom to a slider and back', () => {
    expect(fromSliderPosition(LANDSCAPE, 0)).toBe(1);
    expect(fromSliderPosition(LANDSCAPE, 1)).toBe(12);
    expect(toSliderPosition(LANDSCAPE, fromSliderPosition(LANDSCAPE, 0.3))).toBeCloseTo(0.3);
  });

  it('always has a square crop within the image', () => {
    fc.assert(
      fc.property(size, view, fraction, fraction, (whole, start, x, y) => {
        const result = zoomView(whole, panView(whole, clampView(whole, start), { x, y }), start.zoom * 2, {
          x: x / 6,
          y: y / 6,
        });
        const crop = cropOf(whole, result);
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1);
        expect(Math.abs(crop.width * whole.width - crop.height * whole.height)).toBeLessThan(0.1);
      }),
    );
  });

  it('is restored from the stored crop', () => {
    fc.assert(
      fc.property(size, view, (whole, start) => {
        const crop = cropOf(whole, clampView(whole, start));
        const again = cropOf(whole, viewOf(whole, crop));
        for (const part of ['x', 'y', 'width', 'height'] as const) expect(again[part]).toBeCloseTo(crop[part], 4);
      }),
    );
  });
});
