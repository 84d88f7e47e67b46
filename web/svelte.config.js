import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { BREAKPOINTS } from './breakpoints.js';

/** Replaces the name of a breakpoint, `(--narrow)`, by its media query. */
const breakpoints = {
  name: 'breakpoints',
  style: ({ content }) => ({
    code: content.replace(/(?<=@media[^{]*)\(--([a-z-]+)\)/g, (_, name) => {
      if (!(name in BREAKPOINTS)) throw new Error(`unknown breakpoint: ${name}`);
      return `(${BREAKPOINTS[name]})`;
    }),
  }),
};

export default { preprocess: [vitePreprocess(), breakpoints] };
