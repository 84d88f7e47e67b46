import type { Layout } from './layout';

/** Set the lengths of a layout as CSS variables of an element: `lineCell` is `--line-cell`. */
export const layoutStyle =
  (layout: Layout) =>
  (element: HTMLElement): void => {
    for (const [name, value] of Object.entries(layout)) {
      if (typeof value !== 'number') continue;
      const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      element.style.setProperty(`--${variable}`, `${value}px`);
    }
  };
