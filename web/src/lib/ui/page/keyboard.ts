/** Whether the keyboard was used last: only then may the focus be moved. */

class Keyboard {
  isUsed = false;

  constructor() {
    addEventListener('keydown', () => (this.isUsed = true), { capture: true });
    addEventListener('pointerdown', () => (this.isUsed = false), { capture: true });
  }
}

export const keyboard = new Keyboard();
