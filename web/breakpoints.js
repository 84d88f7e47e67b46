/**
 * Every media query of the page that depends on the size of the window, by name.
 *
 * A component's style writes `@media (--narrow)`; `svelte.config.js` replaces the name by the query.
 * Scripts import this module.
 */
export const BREAKPOINTS = {
  small: 'width < 480px',
  narrow: 'width < 720px',
  medium: 'width < 1000px',
  wide: 'width >= 1200px',
  low: 'height < 520px',
  modest: 'height < 860px',
};
