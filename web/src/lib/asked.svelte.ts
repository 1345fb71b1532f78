/** Asking before something happens: one dialog for the whole page; `ask` resolves with the answer. */
import { change, settings, silence, type Confirmation } from './settings.svelte'

export interface Question {
  title: string
  text?: string
  lines?: string[]
  yes: string
  no?: string
  danger?: boolean
  /** Switches this confirmation or warning off when "don't ask again" is ticked. */
  never?: () => void
  answer: (yes: boolean) => void
}

class Asked {
  question = $state.raw<Question | null>(null)
}

export const asked = new Asked()

export function ask(question: Omit<Question, 'answer'>): Promise<boolean> {
  asked.question?.answer(false)
  return new Promise((resolve) => {
    asked.question = {
      ...question,
      answer: (yes) => {
        asked.question = null
        resolve(yes)
      },
    }
  })
}

/** Ask, unless this kind of question was switched off. */
export async function confirm(kind: Confirmation, question: Omit<Question, 'answer' | 'never'>): Promise<boolean> {
  if (!settings.confirm[kind]) return true
  return ask({ ...question, never: () => void change({ confirm: { ...settings.confirm, [kind]: false } }) })
}

/** Warn, unless this warning was switched off. */
export async function warn(id: string, question: Omit<Question, 'answer' | 'never'>): Promise<boolean> {
  if (settings.silenced.includes(id)) return true
  return ask({ ...question, never: () => silence(id) })
}
