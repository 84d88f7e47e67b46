import { expect, test } from 'vitest';
import { isLoopback } from './site';

test('names and addresses of the machine itself', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(isLoopback(host), host).toBe(true);
  for (const host of [
    '192.168.1.5',
    '127.example.org',
    'localhost.example',
    '[fd00::1]',
    '0.0.0.0',
  ])
    expect(isLoopback(host), host).toBe(false);
});
