import { TrySample } from './try-sample.tsx'

/** What a visitor without data can try. */
export function AskSample() {
  return (
    <div className="flex flex-col items-center gap-2 text-center text-sm text-muted-foreground">
      <TrySample />
      <div>
        <p>Two years of a person who does not exist.</p>
        <p>One click removes them again.</p>
      </div>
    </div>
  )
}
