import { expect, test, vi } from 'vitest';
import { stepByKey } from './stepKeys';

const steps = { first: vi.fn(), back: vi.fn(), next: vi.fn(), last: vi.fn() };

function press(key: string, direction: 'ltr' | 'rtl', on = 'div', more: KeyboardEventInit = {}) {
  vi.clearAllMocks();
  const element = document.body.appendChild(document.createElement(on));
  element.addEventListener('keydown', (event) => stepByKey(event, steps, direction));
  element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
  return Object.entries(steps).flatMap(([name, step]) => (step.mock.calls.length ? [name] : []));
}

test('arrows follow the direction; Home and End do not', () => {
  const keys = ['Home', 'ArrowLeft', 'ArrowRight', 'End', 'a'];
  expect(keys.flatMap((key) => press(key, 'ltr'))).toEqual(['first', 'back', 'next', 'last']);
  expect(keys.flatMap((key) => press(key, 'rtl'))).toEqual(['first', 'next', 'back', 'last']);
});

test('a key with a modifier belongs to the browser, one in a field to the field', () => {
  expect(press('ArrowLeft', 'ltr', 'div', { altKey: true })).toEqual([]);
  expect(press('Home', 'ltr', 'select')).toEqual([]);
});
