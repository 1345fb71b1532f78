/** Sounds, made of a few sine waves; nothing is loaded, and nothing sounds unless it was switched on. */
import { settings } from './settings.svelte'

type Tone = [hertz: number, start: number, length: number]

const SOUNDS = {
  turn: [
    [523.25, 0, 0.28],
    [659.25, 0.12, 0.34],
    [783.99, 0.24, 0.5],
  ],
  move: [[392, 0, 0.16]],
  choose: [[587.33, 0, 0.1]],
  refused: [
    [220, 0, 0.18],
    [196, 0.1, 0.22],
  ],
  said: [[698.46, 0, 0.14]],
  ping: [
    [880, 0, 0.12],
    [1174.66, 0.08, 0.2],
  ],
  over: [
    [392, 0, 0.5],
    [523.25, 0.18, 0.5],
    [659.25, 0.36, 0.5],
    [1046.5, 0.54, 0.9],
  ],
} satisfies Record<string, Tone[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    for (const [hertz, start, length] of SOUNDS[sound] as Tone[]) tone(context, hertz, start, length)
  } catch {
    // A browser without sound plays on.
  }
}

function tone(audio: AudioContext, hertz: number, start: number, length: number): void {
  const from = audio.currentTime + start
  const wave = audio.createOscillator()
  const loudness = audio.createGain()
  wave.type = 'sine'
  wave.frequency.value = hertz
  loudness.gain.setValueAtTime(0, from)
  loudness.gain.linearRampToValueAtTime(settings.volume * 0.22, from + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + length)
  wave.connect(loudness).connect(audio.destination)
  wave.start(from)
  wave.stop(from + length + 0.05)
}
