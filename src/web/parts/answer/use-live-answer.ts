import { useRef, useState } from 'react'
import type { Step } from '#shared/answers.ts'
import type { AnswerEvents } from '#web/events.ts'

/** The state of an answer while it is made. */
export type LiveAnswer = { steps: readonly Step[]; text: string }

const nothing: LiveAnswer = { steps: [], text: '' }

/** Collects the steps and words of the answer being made; those of an earlier one are dropped. */
export function useLiveAnswer() {
  const [live, setLive] = useState(nothing)
  const current = useRef(0)
  return {
    live,
    /** Starts over; returns the callbacks for the new answer. */
    begin: (): AnswerEvents => {
      const turn = ++current.current
      const change = (next: (before: LiveAnswer) => LiveAnswer) => {
        if (turn === current.current) setLive(next)
      }
      change(() => nothing)
      return {
        // Words before a step were intermediate, not the answer.
        onStep: (step) => change(({ steps }) => ({ steps: [...steps, step], text: '' })),
        onText: (text) => change((before) => ({ ...before, text: before.text + text })),
      }
    },
  }
}
