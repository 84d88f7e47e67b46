/** Small synthesised sounds. Off by default. */
import { settings } from '$lib/ui/settings/settings.svelte';

type Sound = 'place' | 'claim' | 'turn' | 'end';

interface Note {
  pitch: number;
  at: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  // Card on wood, a wooden piece, a small bell, and a chord.
  place: [
    { pitch: 150, at: 0, length: 0.09, volume: 0.5, shape: 'triangle' },
    { pitch: 82, at: 0.01, length: 0.12, volume: 0.5, shape: 'sine' },
  ],
  claim: [{ pitch: 320, at: 0, length: 0.05, volume: 0.3, shape: 'triangle' }],
  turn: [
    { pitch: 784, at: 0, length: 0.25, volume: 0.12, shape: 'sine' },
    { pitch: 1175, at: 0.09, length: 0.35, volume: 0.1, shape: 'sine' },
  ],
  end: [392, 494, 587, 784].map((pitch, index) => ({
    pitch,
    at: index * 0.12,
    length: 0.9,
    volume: 0.13,
    shape: 'sine' as const,
  })),
};

let context: AudioContext | null = null;

/** Play a sound; without `always`, only where sounds are on. */
export function play(sound: Sound, always = false): void {
  if (!always && !settings.current.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const note of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = note.shape;
    tone.frequency.value = note.pitch;
    volume.gain.setValueAtTime(note.volume, start + note.at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + note.at + note.length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + note.at);
    tone.stop(start + note.at + note.length);
  }
}
