/** The size of the window and of the browser's text, as the layout needs them. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { WindowSize } from './layout';

const NORMAL_TEXT = 16;

export const windowSize = {
  get current(): WindowSize {
    const width = innerWidth.current ?? 1280;
    const height = innerHeight.current ?? 720;
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return { width, height, textScale: Math.max(1, (text || NORMAL_TEXT) / NORMAL_TEXT) };
  },
};
